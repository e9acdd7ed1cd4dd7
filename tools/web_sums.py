"""Sums that a board does too: functions of a game as TypeScript, so that a rule is still written once.

A board that must foresee what its game will compute, at every move of a finger, names modules and functions in
web/src/games/<id>/sums.json; each module becomes generated/<module>.ts. What can be carried over is plain arithmetic:
numbers, lists, tuples, small classes, + - * / and `sqrt`, which every machine rounds alike. Constants are carried over
as their values. Anything else is refused. Run `python tools/web_views.py` after a change; tests notice if nobody did,
and golden files of the game prove that both do the same.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import textwrap
from pathlib import Path
from types import ModuleType
from typing import Any, Final

ALL: Final = "*"
WIDTH: Final = 120
BIG: Final = " exactly"
"""Said of a function that divides whole numbers beyond 2**53, which Python rounds once."""
EXACTLY: Final = """/** One whole number divided by another, rounded once, as Python does. */
function exactly(above: bigint, below: bigint): number {
  const wide = above << 120n;
  return Number(wide / below | (wide % below ? 1n : 0n)) * 2 ** -120;
}"""
PLAIN: Final = {"int": "number", "float": "number", "bool": "boolean", "str": "string", "None": "void"}
CALLS: Final = {"sqrt": "Math.sqrt", "int": "Math.trunc", "abs": "Math.abs", "min": "Math.min", "max": "Math.max"}
BINARY: Final = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.Pow: "**", ast.Mod: "%"}
COMPARED: Final = {
    ast.Eq: "===",
    ast.NotEq: "!==",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}


class CannotCarry(Exception):
    """Something in a function that has no counterpart here."""

    def __init__(self, node: ast.AST, where: str) -> None:
        line = getattr(node, "lineno", 0)
        super().__init__(f"{where}, line {line}: {ast.unparse(node)!r} cannot be carried over to the page.")


class Carrier:
    """Carries one module over."""

    def __init__(self, name: str, wanted: dict[str, list[str]], modules: dict[str, ModuleType]) -> None:
        self._module = module = modules[name]
        self._wanted = wanted[name]
        self._siblings = modules
        self._tree = ast.parse(inspect.getsource(module))
        self._bools: set[str] = set()
        self._classes: set[str] = set()
        self._carried: set[str] = set()
        """Functions that are carried over, here or beside."""
        for tree in [ast.parse(inspect.getsource(each)) for each in modules.values()]:
            for node in ast.walk(tree):
                if isinstance(node, ast.FunctionDef) and node.returns and ast.unparse(node.returns) == "bool":
                    self._bools.add(node.name)
                elif isinstance(node, ast.ClassDef):
                    self._classes.add(node.name)
        for name, wishes in wanted.items():
            tree = ast.parse(inspect.getsource(modules[name]))
            for node in tree.body:
                if isinstance(node, ast.FunctionDef) and {ALL, node.name, f"{node.name}{BIG}"} & set(wishes):
                    self._carried.add(node.name)
        self._is_big = False
        self._scopes: list[set[str]] = []
        self._used: set[str] = set()
        self._loops = 0

    def text(self) -> str:
        """The whole file."""
        bodies: list[str] = []
        for node in self._tree.body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and self._is_wanted(node.name):
                bodies.append(self._class(node) if isinstance(node, ast.ClassDef) else self._function(node))
        self._is_big = False
        constants = self._constants()
        name = self._module.__name__.rpartition(".")[2]
        head = f"/** Written by tools/web_views.py from {name}.py: do not change it here. */"
        bodies += [EXACTLY] if any(wish.endswith(BIG) for wish in self._wanted) else []
        told = "\n".join([head, *self._imports(), *constants, "", "\n\n".join(bodies)])
        return "\n".join([laid_out(line) for line in told.split("\n")]) + "\n"

    # Names ---------------------------------------------------------------------------------------------------------

    def _is_wanted(self, name: str) -> bool:
        return bool({ALL, name, f"{name}{BIG}"} & set(self._wanted))

    def _imports(self) -> list[str]:
        lines: list[str] = []
        for node in self._tree.body:
            if isinstance(node, ast.ImportFrom) and node.level == 1 and node.module in self._siblings:
                names = sorted({each.asname or each.name for each in node.names} & self._used)
                types = sorted({name for name in names if name in self._classes})
                plain = [name for name in names if name not in types] + types
                if plain:
                    lines.append(f'import {{ {", ".join(plain)} }} from "./{node.module}.ts";')
        return lines

    def _constants(self) -> list[str]:
        lines: list[str] = []
        for node in self._tree.body:
            target: ast.expr | None = node.target if isinstance(node, ast.AnnAssign) else None
            if isinstance(node, ast.Assign):
                target = node.targets[0]
            value = getattr(node, "value", None)
            if target is None or value is None:
                continue
            names = [each.id for each in ast.walk(target) if isinstance(each, ast.Name)]
            if all(name.startswith("_") and name not in self._used for name in names):
                continue
            if any(isinstance(each, ast.Name) and each.id in self._carried for each in ast.walk(value)):
                export = "" if names[0].startswith("_") else "export "
                lines.append(f"{export}const {self._target(target)} = {self._expression(value)};")
                continue
            for name in names:
                found = getattr(self._module, name)
                if is_data(found):
                    export = "" if name.startswith("_") else "export "
                    lines.append(f"{export}const {name}: {type_of(found)} = {json.dumps(found)};")
        functions = [line for line in lines if "(" in line]
        return [line for line in lines if line not in functions] + functions

    # Functions and classes -----------------------------------------------------------------------------------------

    def _function(self, node: ast.FunctionDef, is_method: bool = False) -> str:
        named = [each for each in node.args.args if each.arg != "self"]
        first = len(named) - len(node.args.defaults)
        said = []
        for place, each in enumerate(named):
            default = f" = {self._expression(node.args.defaults[place - first])}" if place >= first else ""
            said.append(f"{each.arg}: {self._type(each.annotation)}{default}")
        self._scopes = [{each.arg for each in named}]
        self._is_big = f"{node.name}{BIG}" in self._wanted
        returns = "" if node.name == "__init__" else f": {self._type(node.returns)}"
        name = "constructor" if node.name == "__init__" else node.name
        export = "" if is_method or node.name.startswith("_") else "export "
        head = name if is_method else f"{export}function {name}"
        body = self._block(node.body, "    " if is_method else "  ")
        end = "  }" if is_method else "}"
        indent = "  " if is_method else ""
        return f"{about(node, indent)}{indent}{head}({', '.join(said)}){returns} {{\n{body}\n{end}"

    def _class(self, node: ast.ClassDef) -> str:
        fields: list[str] = []
        methods = [each for each in node.body if isinstance(each, ast.FunctionDef)]
        begin = next(each for each in methods if each.name == "__init__")
        known = {each.arg: each.annotation for each in begin.args.args}
        for line in begin.body:
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Attribute):
                fields.append(f"  {line.target.attr}: {self._type(line.annotation)};")
            elif isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Attribute):
                value = line.value
                kind = self._type(known[value.id]) if isinstance(value, ast.Name) else "number"
                fields.append(f"  {line.targets[0].attr}: {kind};")
        told = [self._function(method, is_method=True) for method in methods]
        return f"{about(node)}export class {node.name} {{\n" + "\n".join(fields) + "\n\n" + "\n\n".join(told) + "\n}"

    def _type(self, node: ast.expr | None) -> str:
        match node:
            case ast.Constant(None) | None:
                return "void"
            case ast.Name(name):
                if name in PLAIN:
                    return PLAIN[name]
                self._used.add(name)
                return name
            case ast.Subscript(ast.Name("list"), inner):
                return f"{self._type(inner)}[]"
            case ast.Subscript(ast.Name("tuple"), ast.Tuple([inner, ast.Constant(value)])) if value is ...:
                return f"{self._type(inner)}[]"
            case ast.Subscript(ast.Name("tuple"), ast.Tuple(parts)):
                return f"[{', '.join([self._type(part) for part in parts])}]"
        raise self._refuse(node)

    # Statements ----------------------------------------------------------------------------------------------------

    def _block(self, body: list[ast.stmt], indent: str) -> str:
        self._scopes.append(set())
        lines = [indent + line for node in body for line in self._statement(node).split("\n") if line]
        self._scopes.pop()
        return "\n".join(lines)

    def _inner(self, body: list[ast.stmt]) -> str:
        return f"{{\n{self._block(body, '  ')}\n}}"

    def _statement(self, node: ast.stmt) -> str:
        match node:
            case ast.Expr(ast.Constant(str())) | ast.Pass():
                return ""
            case ast.Expr(value):
                return f"{self._expression(value)};"
            case ast.Return(value):
                return f"return {self._expression(value)};" if value else "return;"
            case ast.Break():
                return "break;"
            case ast.Continue():
                return "continue;"
            case ast.AugAssign(target, op, value) if type(op) in BINARY:
                return f"{self._expression(target)} {BINARY[type(op)]}= {self._expression(value)};"
            case ast.AnnAssign(ast.Name(name), annotation, value) if value:
                self._scopes[-1].add(name)
                return f"let {name}: {self._type(annotation)} = {self._expression(value)};"
            case ast.AnnAssign(ast.Attribute() as target, _, value) if value:
                return f"{self._expression(target, stored=True)} = {self._expression(value)};"
            case ast.Assign([target], value):
                return self._assign(target, value)
            case ast.If(test, body, other):
                told = f"if ({self._truth(test)}) {self._inner(body)}"
                return f"{told} else {self._inner(other)}" if other else told
            case ast.While(test, body, []):
                return f"while ({self._truth(test)}) {self._inner(body)}"
            case ast.For(target, source, body, []):
                return self._for(target, source, body)
        raise self._refuse(node)

    def _assign(self, target: ast.expr, value: ast.expr) -> str:
        told = self._expression(value)
        match target, value:
            case ast.Tuple(targets), ast.Tuple(values) if len(targets) == len(values):
                stored = {each.id for each in targets if isinstance(each, ast.Name)}
                read = {each.id for part in values for each in ast.walk(part) if isinstance(each, ast.Name)}
                attributes = [each for each in targets if not isinstance(each, ast.Name)]
                if not stored & read and not attributes:
                    return "\n".join([self._assign(one, two) for one, two in zip(targets, values, strict=True)])
        if isinstance(target, ast.Attribute | ast.Subscript):
            return f"{self._expression(target, stored=True)} = {told};"
        names = [each.id for each in ast.walk(target) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)]
        fresh = [name for name in names if not any(name in scope for scope in self._scopes)]
        if names and len(fresh) == len(names):
            self._scopes[-1].update(names)
            return f"let {self._target(target)} = {told};"
        before = f"let {', '.join(fresh)};\n" if fresh else ""
        if fresh:
            raise self._refuse(target)
        return f"{before}{';' if isinstance(target, ast.Tuple) else ''}{self._target(target)} = {told};"

    def _for(self, target: ast.expr, source: ast.expr, body: list[ast.stmt]) -> str:
        names = {each.id for each in ast.walk(target) if isinstance(each, ast.Name)}
        self._loops += 1
        place, rows = f"i{self._loops}", f"all{self._loops}"
        match source, target:
            case ast.Call(ast.Name("range"), spans), ast.Name(name):
                low, high, *by = [
                    self._expression(each) for each in ([ast.Constant(0), *spans] if len(spans) == 1 else spans)
                ]
                head = f"for (let {name} = {low}; {name} < {high}; {name} += {by[0] if by else 1})"
                inner = ""
            case ast.Call(ast.Name("enumerate"), [each]), ast.Tuple([ast.Name(name), one]):
                head = (
                    f"const {rows} = {self._expression(each)};\nfor (let {name} = 0; {name} < {rows}.length; {name}++)"
                )
                inner = f"  const {self._target(one)} = {rows}[{name}]!;\n"
            case ast.Call(ast.Name("zip"), lists), ast.Tuple(parts):
                all_ = [self._expression(each) for each in lists]
                head = f"for (let {place} = 0; {place} < {all_[0]}.length; {place}++)"
                inner = "".join(
                    [
                        f"  const {self._target(one)} = {each}[{place}]!;\n"
                        for one, each in zip(parts, all_, strict=True)
                    ]
                )
            case _:
                head = f"for (const {self._target(target)} of {self._expression(source)})"
                inner = ""
        self._scopes.append(names)
        told = self._block(body, "  ")
        self._scopes.pop()
        return f"{head} {{\n{inner}{told}\n}}"

    def _target(self, node: ast.expr) -> str:
        match node:
            case ast.Name(name):
                return name
            case ast.Tuple(parts):
                names = [self._target(part) for part in parts]
                return f"[{', '.join(['' if name == '_' else name for name in names])}]"
            case ast.Attribute():
                return self._expression(node, stored=True)
        raise self._refuse(node)

    # Expressions ---------------------------------------------------------------------------------------------------

    def _truth(self, node: ast.expr) -> str:
        """A condition; lists are true if they hold something, as in Python."""
        match node:
            case ast.Compare():
                return self._expression(node)
            case ast.BoolOp(op, values):
                joined = " && " if isinstance(op, ast.And) else " || "
                return f"({joined.join([self._truth(value) for value in values])})"
            case ast.UnaryOp(ast.Not(), value):
                return f"!({self._truth(value)})"
            case ast.Call(ast.Name(name)) | ast.Call(ast.Attribute(_, name)) if name in self._bools:
                return self._expression(node)
            case ast.Name(name) if name.startswith(("is_", "has_", "can_")):
                return name
        raise self._refuse(node)

    def _expression(self, node: ast.expr, stored: bool = False) -> str:
        match node:
            case ast.Constant(bool(value)):
                return "true" if value else "false"
            case ast.Constant(int() | float() | str() as value):
                return json.dumps(value)
            case ast.Name("self"):
                return "this"
            case ast.Name(name):
                self._used.add(name)
                return name
            case ast.Attribute(value, attr):
                return f"{self._expression(value)}.{attr}"
            case ast.UnaryOp(ast.USub(), value):
                return f"-{self._expression(value)}"
            case ast.UnaryOp(ast.Not()) | ast.BoolOp():
                return self._truth(node)
            case ast.BinOp(left, ast.FloorDiv(), right):
                return f"Math.floor({self._expression(left)} / {self._expression(right)})"
            case ast.BinOp(left, ast.Div(), right) if self._is_big:
                return f"exactly({self._operand(left)}, {self._operand(right)})"
            case ast.BinOp(left, op, right) if type(op) in BINARY:
                return f"({self._operand(left)} {BINARY[type(op)]} {self._operand(right)})"
            case ast.Compare(left, ops, others) if all(type(op) in COMPARED for op in ops):
                sides = [self._expression(each) for each in [left, *others]]
                pairs = zip(sides, ops, sides[1:], strict=False)
                told = " && ".join([f"{one} {COMPARED[type(op)]} {two}" for one, op, two in pairs])
                return f"({told})" if len(ops) > 1 else told
            case ast.IfExp(test, body, other):
                return f"({self._truth(test)} ? {self._expression(body)} : {self._expression(other)})"
            case ast.Starred(value):
                return f"...{self._expression(value)}"
            case ast.List(parts) | ast.Tuple(parts):
                return f"[{', '.join([self._expression(part) for part in parts])}]"
            case ast.Subscript(value, ast.Slice(low, high, None)):
                ends = [self._expression(low) if low else "0", *([self._expression(high)] if high else [])]
                return f"{self._expression(value)}.slice({', '.join(ends)})"
            case ast.Subscript(value, ast.UnaryOp(ast.USub(), ast.Constant(int(place)))):
                return f"{self._expression(value)}.at(-{place})!"
            case ast.Subscript(value, place):
                return f"{self._expression(value)}[{self._expression(place)}]{'' if stored else '!'}"
            case ast.ListComp(element, [ast.comprehension(target, source, tests)]):
                return self._list(element, target, source, tests)
            case ast.Call():
                return self._call(node)
        raise self._refuse(node)

    def _operand(self, node: ast.expr) -> str:
        told = self._expression(node)
        return f"BigInt({told})" if self._is_big and isinstance(node, ast.Name) else told

    def _list(self, element: ast.expr, target: ast.expr, source: ast.expr, tests: list[ast.expr]) -> str:
        self._scopes.append({each.id for each in ast.walk(target) if isinstance(each, ast.Name)})
        one = self._target(target)
        match source:
            case ast.Call(ast.Name("range"), [count]):
                told = f"Array.from({{ length: {self._expression(count)} }}, (_, place) => place)"
            case _:
                told = self._expression(source)
        for test in tests:
            told += f".filter(({one}) => {self._truth(test)})"
        said = self._expression(element)
        self._scopes.pop()
        return told if said == one else f"{told}.map(({one}) => {said})"

    def _call(self, node: ast.Call) -> str:
        arguments = [self._expression(each) for each in node.args]
        said = ", ".join(arguments)
        match node:
            case ast.Call(ast.Name("list"), [ast.Call(ast.Attribute(ast.Name("dict"), "fromkeys"), [rows])]):
                return f"[...new Map({self._expression(rows)}.map((each) => [each.join(), each])).values()]"
            case ast.Call(ast.Name("tuple" | "list" | "float"), [_]):
                return said
            case ast.Call(ast.Name("len"), [_]):
                return f"{said}.length"
            case ast.Call(ast.Name(name)) if name in CALLS:
                return f"{CALLS[name]}({said})"
            case ast.Call(ast.Name(name)):
                self._used.add(name)
                return f"{'new ' if name in self._classes else ''}{name}({said})"
            case ast.Call(ast.Attribute(value, "append")):
                return f"{self._expression(value)}.push({said})"
            case ast.Call(ast.Attribute(value, "extend")):
                return f"{self._expression(value)}.push(...{said})"
            case ast.Call(ast.Attribute(value, name)):
                return f"{self._expression(value)}.{name}({said})"
        raise self._refuse(node)

    def _refuse(self, node: ast.AST | None) -> CannotCarry:
        return CannotCarry(node or ast.Constant(None), self._module.__name__)


def is_data(value: Any) -> bool:
    """Can it be written down as it is: numbers, texts, and lists of them?"""
    if isinstance(value, list | tuple):
        return all(is_data(each) for each in value)
    return isinstance(value, int | float | str)


def type_of(value: Any) -> str:
    """What TypeScript calls this value; rows of equal length are tuples."""
    if isinstance(value, tuple):
        return f"[{', '.join([type_of(each) for each in value])}]"
    if isinstance(value, list):
        return f"{type_of(value[0])}[]" if value else "never[]"
    return "boolean" if isinstance(value, bool) else "string" if isinstance(value, str) else "number"


def laid_out(line: str) -> str:
    """A line, on several where it is longer than the rest of our code."""
    inner = " " * (len(line) - len(line.lstrip()) + 2)
    return textwrap.fill(line, WIDTH, subsequent_indent=inner, break_long_words=False, break_on_hyphens=False)


def about(node: ast.FunctionDef | ast.ClassDef, indent: str = "") -> str:
    """The first line of a docstring, as a comment."""
    told = ast.get_docstring(node)
    return f"{indent}/** {told.splitlines()[0]} */\n" if told else ""


def carried(package: str, wish: Path) -> dict[str, str]:
    """By file name, the modules of a game's package that a board asks for."""
    wanted: dict[str, list[str]] = json.loads(wish.read_text(encoding="utf-8"))
    modules = {name: importlib.import_module(f"{package}.{name}") for name in wanted}
    return {f"{name}.ts": Carrier(name, wanted, modules).text() for name in modules}

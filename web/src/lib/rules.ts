/** Our RULES.md as a page: sections by their §, and just as much Markdown as we use. Everything is escaped first. */
export type Section = { number: string; level: number; title: string; html: string };

const escape = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>")
    .replace(/§(\d+(?:\.\d+)*)/g, '<a href="#s$1">§$1</a>');
}

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

function table(lines: string[]): string {
  const rows = lines.filter((line) => !/^\|[\s:|-]+\|?$/.test(line)).map(cells);
  const [head, ...body] = rows;
  const row = (each: string[], tag: string): string =>
    `<tr>${each.map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join("")}</tr>`;
  const heads = row(head ?? [], "th");
  const drawn = body.map((each) => row(each, "td")).join("");
  return `<div class="scroll" tabindex="0"><table><thead>${heads}</thead><tbody>${drawn}</tbody></table></div>`;
}

function list(lines: string[], ordered: boolean): string {
  const items: string[] = [];
  for (const line of lines) {
    if (/^(?:[-*]|\d+\.) /.test(line)) items.push(line.replace(/^(?:[-*]|\d+\.) /, ""));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  const tag = ordered ? "ol" : "ul";
  return `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join("")}</${tag}>`;
}

export function toHtml(markdown: string): string {
  return markdown
    .split(/\n{2,}/)
    .map((block) => block.split("\n").filter((line) => line.trim()))
    .filter((lines) => lines.length > 0)
    .map((lines) => {
      const first = lines[0] ?? "";
      if (first.startsWith("|")) return table(lines);
      if (/^[-*] /.test(first)) return list(lines, false);
      if (/^\d+\. /.test(first)) return list(lines, true);
      return `<p>${inline(lines.join(" "))}</p>`;
    })
    .join("");
}

export function sections(markdown: string): { title: string; intro: string; all: Section[] } {
  const parts = markdown.split(/^(#{1,3} .*)$/m);
  const all: Section[] = [];
  let title = "";
  let intro = "";
  for (let place = 1; place < parts.length; place += 2) {
    const heading = parts[place] ?? "";
    const body = toHtml(parts[place + 1] ?? "");
    const found = /^(#{2,3}) §(\d+(?:\.\d+)*) (.*)$/.exec(heading);
    if (found) all.push({ level: (found[1] ?? "").length, number: found[2] ?? "", title: found[3] ?? "", html: body });
    else if (heading.startsWith("# ")) [title, intro] = [heading.slice(2), body];
  }
  return { title, intro, all };
}

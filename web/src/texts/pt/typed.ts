import type { Typed } from "../../lib/understand.ts";

export default {
  synonyms: [
    ["dirigir", "dirige", "dirija", "ir", "va", "vai", "andar", "ande", "mover", "mova", "viajar", "navegar", "guiar"],
    ["pegar", "pegue", "pega", "tomar", "ficar", "fique", "guardar", "guarde", "apanhar"],
    ["passar", "passe", "passo", "pular", "recusar", "desistir", "nada", "deixar"],
    ["terminar", "termine", "acabar", "fim", "encerrar", "pronto", "chega", "parar", "pare"],
    ["jogar", "jogue", "joga", "colocar", "coloque", "ponha", "usar", "use", "baixar", "acrescentar", "adicionar"],
    ["resgatar", "resgate", "desenterrar", "desenterre", "cavar", "cave", "escavar", "recuperar", "icar"],
    ["eliminar", "elimine", "tirar", "tire", "riscar", "risque", "remover", "excluir"],
    ["trocar", "troque", "troca", "substituir", "novas", "novos"],
    ["lancar", "lance", "rolar", "role", "dados", "dado"],
    ["atacar", "ataque", "lutar", "lute", "duelo", "duelar", "roubar", "saquear"],
    ["dar", "entregar", "entregue", "descartar", "descarte", "gastar", "gaste", "largar", "ceder"],
    ["olhar", "olhe", "ver", "veja", "espiar", "espie"],
    ["palmeira", "palmeiras", "coqueiro"],
    ["montanha", "montanhas", "monte", "serra"],
  ],
  empty: "o a os as um uma de do da dos das em no na nos nas para pra meu minha ao eu isso por que porque posso".split(
    " ",
  ),
} satisfies Typed;

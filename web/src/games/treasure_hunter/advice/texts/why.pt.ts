/** Why a move is good just now, in Portuguese. */
import type { en } from "./why.en.ts";

export const pt: Record<keyof typeof en, string> = {
  high: "Com isso você tem {total} {place}. Os outros terão uns {others} cada, e o total mais alto leva {max}.",
  low: "{total} {place} é pouco, e isso é bom: os outros terão uns {others} cada, e o total mais baixo leva {min}.",
  between:
    "Com isso você tem {total} {place}; os outros terão uns {others} cada. O total mais alto leva {max}, o mais " +
    "baixo leva {min}.",
  alone: "{about} Você ainda não tem nenhum ali, mas ainda podem vir.",
  helper: "{card}, na sua mão, pode dobrar isso.",
  coin: "Dinheiro certo: {coins}, pago quando os goblins já foram embora.",
  saves:
    "Com {paws, plural, one {# pata} other {# patas}} você afasta {held} de {all} goblins: isso poupa {coins} " +
    "do seu dinheiro.",
  paws:
    "Você teria {paws, plural, one {# pata} other {# patas}}, os outros umas {others} cada; quem tem mais captura " +
    "goblins.",
  ties: "Num empate de patas, ninguém supera a disciplina {discipline} dele.",
  mule: "Não dá para saber o que ela traz: das {all} cartas que você não viu, {number} são aventureiros.",
  scares: "Do jeito que está, os goblins levariam {coins} de você. Esta carta poupa tudo isso.",
  later: "{about} Onde, você decide depois.",
  adds: "Pode ajudar {place}: você tem {total}, os outros terão uns {others} cada, e o total mais alto leva {max}.",
  lowers: "Pode ajudar {place}: você tem {total}, os outros terão uns {others} cada, e o total mais baixo leva {min}.",
  ducks: "Pode ajudar {place}: você tem {total}, e o total mais alto tem de levar {max}.",
  neighbour: "Senão ela passa para {name} e poderia render ali: {treasure}.",
  aside: "Senão {name} poderia ficar com ela.",
  asideThere:
    "Senão {name} poderia usá-la {place}, onde você tem {total}. O total mais alto leva {max}, o mais baixo leva " +
    "{min}.",
  wins: "Do jeito que está, {name} leva {treasure}. Com esta carta quem leva é você, {total} a {theirs}.",
  winsTie:
    "Do jeito que está, {name} leva {treasure}. Com esta carta quem leva é você: empate em {total}, e o desempate " +
    "é seu.",
  winsFree: "Do jeito que está, ninguém leva {treasure}. Com esta carta quem leva é você.",
  sheds: "Do jeito que está, você tem de levar {treasure}. Com esta carta quem leva é {name}.",
  shedsFree: "Do jeito que está, você tem de levar {treasure}. Com esta carta ninguém leva.",
  safer: "Ela deixa você {ahead} à frente de {name}, que ainda pode reagir.",
  spares: "{card} ajudaria aqui, mas pode ajudar mais depois.",
  changesNothing: "Nenhuma das suas cartas de ação renderia mais aqui.",
  staysIn: "Se alguém jogar uma carta, perguntam de novo a você.",
  muleHere:
    "Das {all} cartas que você não viu, {number, plural, one {# entraria} other {# entrariam}} na hora no seu " +
    "grupo {place}.",
  muleGoblins:
    "Entre as {all} cartas que você não viu há {dogs, plural, one {# cão} other {# cães}} e {coins, plural, one {# " +
    "moeda} other {# moedas}}.",
  lastRound: "Esta foi a última rodada: o que não for usado agora não vale nada.",
  patience:
    "{treasure} renderia {coins} agora, e ainda {rounds, plural, one {falta uma rodada} other {faltam # rodadas}}.",
};

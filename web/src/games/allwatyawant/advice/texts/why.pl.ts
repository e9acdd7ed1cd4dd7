/** Why a move is good just now, in Polish. */
import type { en } from "./why.en.ts";

export const pl: Record<keyof typeof en, string> = {
  // Deska
  shotInto: "W {percent} próbach na 100 taki strzał umieszcza kamień w dziurze: {way}, dziura {hole}.",
  shotAny: "W {percent} próbach na 100 taki strzał umieszcza kamień w dziurze.",
  shotDone: "Masz już tyle, ile trzeba.",
  shotMore: "{sunk} z {need} w dziurach: jeszcze jeden strzał może wystarczyć.",
  shotEnough: "{sunk} z {need} w dziurach: lepiej zachowaj kartę.",

  // Pojedynek
  theyGuess: "{name} może tylko zgadywać, więc oba kierunki są równie dobre. Trafienie: {outcome}",
  youGuess: "Możesz tylko zgadywać, jak uderza {name}, więc oba kierunki są równie dobre. Parada: {outcome}",
  turned: "Twoja karta się obraca: {outcome}",
  liesWell: "Tak jak leży, jest dobrze dla ciebie: {outcome}",
  notWorth: "To nie jest warte finty: {outcome}",
  trickWins: "Wtedy jest {score} i wygrywasz.",
  trickSaves: "Wtedy jest {score} i {name} nie wygrywa.",
  trickMore: "Wtedy jest {score}: o punkt lepiej dla ciebie.",
  noTrick: "Przy {score} lepiej zachować kartę.",
  parley: "Bez walki nie możesz nic stracić.",
  fight: "{name} ma to, czego ci brakuje: {items}. Wygrasz, a będzie twoje.",
  fightPoor: "Masz niewiele do stracenia.",
  parleyLater: "Rozejm przyda się bardziej, gdy jest więcej do stracenia.",
  sailOn: "Jeśli nic nie wpadnie, odpowiedzą ogniem.",
  lackIt: "Tego ci brakuje.",
  theirLoss: "Masz to już, ale {name} to straci.",
  robCards: "{name} nie ma nic, czego ci brakuje: lepiej weź karty łaski.",
  waive: "{name} nie ma już nic, co by ci pomogło.",
  ransom: "Zachowujesz to, czego trzeba na wyprawę; o karty łaski łatwiej.",
  keepCards: "Zachowujesz karty łaski.",
  driven: "{name} będzie stamtąd wracać pieszo.",
  leaveThem: "Żadne pole do wyboru nie jest gorsze dla gracza {name}.",

  // Kogo
  digging: "{name} już kopie.",
  nearIsland: "Najbliżej szmaragdu jest {name}: {steps, plural, one {# krok} few {# kroki} other {# kroków}}.",
  mostItems: "Najwięcej przedmiotów ma {name}: {number} z {all}.",
  hasLacked: "{name} ma to, czego ci brakuje: {items}.",
  hasItems: "Przedmioty, które ma {name}: {number} z {all}.",
  blame: "Wtedy list wykonuje {name}, nie ty.",
  carryOut: "Karta jest warta więcej niż to, co robi ci list.",
  noGain: "Nic by ci to nie dało.",

  // Przedmioty i karty
  otherwise: "W przeciwnym razie: {what}",
  elsewhere: "Wiesz, gdzie leży następny: {place}.",
  faceDown: "Zakryte są jeszcze: {number}.",
  atSea: "Na morzu tego nie potrzebujesz, chyba że ktoś cię zatopi.",
  leastUseful: "Bez tego najłatwiej się obejdziesz. {when}.",
  trade: "W zamian dostajesz taki, którego ci brakuje.",
  allItems: "Zachowujesz wszystkie przedmioty.",
  fewer: "To o jedną pauzę mniej.",
  rest: "Pauza kosztuje cię mniej niż karta.",
  digCard: "Szmaragd leży pod jednym z dublonów, które zostały ({number}).",
  digDice: "Kości nic nie kosztują.",
};

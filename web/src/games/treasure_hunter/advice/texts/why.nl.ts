/** Why a move is good just now, in Dutch. */
import type { en } from "./why.en.ts";

export const nl: Record<keyof typeof en, string> = {
  high: "Dat maakt {total} {place}. De anderen krijgen er elk ongeveer {others}, en het hoogste totaal pakt {max}.",
  low:
    "{total} {place} is weinig, en dat is goed: de anderen krijgen er elk ongeveer {others}, en het laagste totaal " +
    "pakt {min}.",
  between:
    "Dat maakt {total} {place}; de anderen krijgen er elk ongeveer {others}. Het hoogste totaal pakt {max}, het " +
    "laagste {min}.",
  alone: "{about} Je hebt er daar nog geen, maar er kunnen er nog komen.",
  helper: "{card} in je hand kan dat verdubbelen.",
  coin: "Zeker geld: {coins}, uitbetaald als de goblins weg zijn.",
  saves:
    "Met {paws, plural, one {# poot} other {# poten}} houd je {held} van {all} goblins tegen: dat scheelt je " +
    "{coins} geld.",
  paws:
    "Jij zou {paws, plural, one {# poot} other {# poten}} hebben, de anderen elk ongeveer {others}; wie de meeste " +
    "heeft, vangt goblins.",
  ties: "Bij evenveel poten kan niemand zijn discipline {discipline} verslaan.",
  mule: "Wat hij brengt weet niemand: van de {all} kaarten die je niet hebt gezien, zijn er {number} avonturier.",
  scares: "Zoals het nu staat, pakken de goblins {coins} van je. Deze kaart bespaart je dat allemaal.",
  later: "{about} Waar, dat beslis je later.",
  adds:
    "Hij kan {place} helpen: jij hebt daar {total}, de anderen krijgen er elk ongeveer {others}, en het hoogste " +
    "totaal pakt {max}.",
  lowers:
    "Hij kan {place} helpen: jij hebt daar {total}, de anderen krijgen er elk ongeveer {others}, en het laagste " +
    "totaal pakt {min}.",
  ducks: "Hij kan {place} helpen: jij hebt daar {total}, en het hoogste totaal moet {max} pakken.",
  neighbour: "Anders gaat hij door naar {name} en kan hij daar wat opleveren: {treasure}.",
  aside: "Anders kan {name} hem houden.",
  asideThere:
    "Anders kan {name} hem {place} gebruiken, waar jij {total} hebt. Het hoogste totaal pakt {max}, het laagste " +
    "{min}.",
  wins: "Zoals het nu staat, pakt {name} {treasure}. Met deze kaart pak jij het, {total} tegen {theirs}.",
  winsTie:
    "Zoals het nu staat, pakt {name} {treasure}. Met deze kaart pak jij het: jullie staan gelijk op {total}, en " +
    "jij wint dat.",
  winsFree: "Zoals het nu staat, pakt niemand {treasure}. Met deze kaart pak jij het.",
  sheds: "Zoals het nu staat, moet jij {treasure} pakken. Met deze kaart moet {name} dat.",
  shedsFree: "Zoals het nu staat, moet jij {treasure} pakken. Met deze kaart pakt niemand het.",
  safer: "Daarmee sta je {ahead} voor op {name}, die nog mag reageren.",
  spares: "{card} helpt je hier, maar later misschien meer.",
  changesNothing: "Geen van je actiekaarten levert je hier meer op.",
  staysIn: "Speelt er nog iemand een kaart, dan ben jij weer aan zet.",
  muleHere:
    "Van de {all} kaarten die je niet hebt gezien, {number, plural, one {zou er # zich} other {zouden er # zich}} " +
    "meteen bij je groep {place} aansluiten.",
  muleGoblins: "Van de {all} kaarten die je niet hebt gezien, zijn er {dogs} hond en {coins} munt.",
  lastRound: "Dit was de laatste ronde: wat je nu niet gebruikt, is niets waard.",
  patience:
    "{treasure} zou nu {coins} betalen, en er {rounds, plural, one {komt nog één ronde} other {komen nog # " +
    "rondes}}.",
};

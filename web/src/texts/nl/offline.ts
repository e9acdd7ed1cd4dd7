import type { offline as en } from "../en/offline.ts";

export const offline: Record<keyof typeof en, string> = {
  offTitle: "Spelen zonder verbinding",
  offAbout:
    "Speel tegen bots, geef dit apparaat door, leer een spel of los puzzels op, in het vliegtuig of waar er ook " +
    "maar geen verbinding is. {size} MB, één keer.",
  offGet: "Downloaden",
  offComing: "{done} van {all} MB",
  offStop: "Annuleren",
  offThere:
    "Alles staat op dit apparaat. Is de server onbereikbaar, dan speel je hier gewoon verder, en afgelopen " +
    "potjes gaan naar de server zodra die terug is.",
  offRemove: "Van dit apparaat verwijderen",
  offAway:
    "De server is onbereikbaar. Je kunt toch tegen bots spelen, dit apparaat doorgeven, leren en puzzels " +
    "oplossen. Wat je afmaakt, gaat naar de server zodra die terug is.",
  offLoading: "De regels en de bots komen eraan: {done} van {all} MB",
  offStarting: "De tafel wordt klaargezet…",
  offNoServer: "Daarvoor is een verbinding met de server nodig.",
  offNoFriends: "Zonder verbinding kan er niemand bij komen. Kies bots of ‘Samen op dit apparaat’.",
  offGone: "Dit potje staat niet op dit apparaat.",
  offOtherPage: "Dit potje is al open op een andere pagina. Sluit het daar, dan gaat het hier verder.",
  offNotFetched: "De regels en de bots konden niet worden opgehaald. Is er verbinding?",
  offNotKept: "Dit apparaat kon het potje niet opslaan. Sluit je de pagina nu, dan ben je je laatste zetten kwijt.",
  offFull: "Er is geen ruimte meer op dit apparaat. Verwijder iets en probeer het opnieuw.",
  offAgain: "De tafel was uitgevallen en wordt opnieuw klaargezet. Wat je hebt gespeeld, gaat niet verloren.",
  offStopped: "De tafel antwoordt niet. Laad de pagina opnieuw: wat je hebt gespeeld, is bewaard.",
  offHere: "op dit apparaat",
  offAtServer: "op de server",
  offNoDeal: "Je hebt het potje van vandaag niet meegenomen.",
};

import type { offline as en } from "../en/offline.ts";

export const offline: Record<keyof typeof en, string> = {
  offTitle: "Gra bez połączenia",
  offAbout:
    "Graj z botami albo w kilka osób na tym urządzeniu, ucz się gry albo rozwiązuj zagadki, w samolocie i " +
    "wszędzie, gdzie nie ma połączenia. {size} MB, tylko raz.",
  offGet: "Pobierz",
  offComing: "{done} z {all} MB",
  offStop: "Anuluj",
  offThere:
    "Wszystko jest na tym urządzeniu. Gdy serwer jest nieosiągalny, po prostu grasz dalej tutaj, a skończone " +
    "partie trafią na serwer, gdy tylko wróci.",
  offRemove: "Usuń z tego urządzenia",
  offAway:
    "Serwer jest nieosiągalny. Nadal możesz grać z botami albo w kilka osób na tym urządzeniu, uczyć się i " +
    "rozwiązywać zagadki. To, co skończysz, trafi na serwer, gdy tylko wróci.",
  offLoading: "Zasady i boty są w drodze: {done} z {all} MB",
  offStarting: "Szykujemy stół…",
  offNoServer: "Do tego potrzebne jest połączenie z serwerem.",
  offNoFriends: "Bez połączenia nikt inny nie może dołączyć. Wybierz boty albo „Wszyscy tutaj”.",
  offGone: "Tej partii nie ma na tym urządzeniu.",
  offOtherPage: "Ta partia jest już otwarta na innej stronie. Zamknij ją tam, a będzie toczyć się dalej tutaj.",
  offNotFetched: "Nie udało się pobrać zasad i botów. Czy jest połączenie?",
  offNotKept: "To urządzenie nie zdołało zapisać partii. Jeśli teraz zamkniesz stronę, stracisz ostatnie ruchy.",
  offFull: "Na tym urządzeniu nie ma już miejsca. Usuń coś i spróbuj ponownie.",
  offAgain: "Stół przestał działać i szykujemy go od nowa. Nic z twojej gry nie przepadnie.",
  offStopped: "Stół nie odpowiada. Wczytaj stronę ponownie: twoja gra jest zapisana.",
  offHere: "na tym urządzeniu",
  offAtServer: "na serwerze",
  offNoDeal: "Dzisiejszego rozdania nie ma na tym urządzeniu.",
};

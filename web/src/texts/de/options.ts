/** Options and bots auf Deutsch: the server tells them in English; one that is missing here is shown as it tells it. */
export const options: Record<string, [name: string, help: string]> = {
  "tobago.island": ["Insel", "Eine der 32 Inseln nach ihrer Nummer, oder eine zufällige (§2.1)."],
  "tobago.place_yourselves": ["Selbst aufstellen", "Hütten, Palmen und Statuen stellt ihr reihum auf, nicht der Zufall (§2.2)."],
  "tobago.late_parking": ["Spät parken", "Die Wagen werden erst aufgestellt, wenn erste Hinweise und Handkarten bekannt sind (§2.4)."],
  "tobago.curses": ["Flüche", "Üblich; weiter: Der Rest eines verfluchten Schatzes wird trotzdem verteilt; weiter mit Schutz: nur unter denen, die ein Amulett geschützt hat; einer; keine; kehrt zurück: Der erste Fluch wird wieder eingemischt (§5.4)."],
  "tobago.lower_21": ["Untere 21", "Die Flüche liegen unter den unteren 21 Karten statt 27: Sie kommen später, aber dichter (§2.3)."],
  "tobago.more_amulets": ["Mehr Amulette", "21 Amulette wie in der ersten Ausgabe, nicht 20 (§1)."],
  "tobago.double_claim": ["Doppelter Anspruch", "Ein Amulett darf eine zweite Rose auf einen eigenen Hinweis legen (§6.4)."],
  "tobago.swap_roses": ["Rosen tauschen", "Ein Amulett darf zwei Rosen auf einer Karte vertauschen (§6.4)."],
  "tobago.free_exchange": ["Freier Tausch", "Auch wer ein Amulett hat, darf statt des Zugs die Hand tauschen (§4.3)."],
  "tobago.deadlock_rule": ["Festgefahren", "Wenn kein Hinweis mehr passt, streicht jeder einen möglichen Ort (§4.4)."],
  "treasure_hunter.beauty_removes": ["Schlaf entfernt", "Wer eingeschläfert wird, ist ganz heraus: Er zählt weder bei Gleichstand noch für Schriftrollen (§4.4)."],
  "treasure_hunter.split_ties": ["Gleichstand teilen", "Haben an einem Ort alle dieselbe Summe, nimmt der Sieger des Gleichstands MAX und der Verlierer MIN (§4.5)."],
  "treasure_hunter.mule_counts": ["Maultier zählt", "Ein Abenteurer, den das Maultier zu spät bringt, zählt für Schriftrollen (§4.6)."],
  "treasure_hunter.lenient_mercenaries": ["Nachsichtige Söldner", "Mit zu wenig Geld darfst du sie trotzdem anheuern und zahlst, was du hast (§4.4)."],
  "treasure_hunter.richer_scrolls": ["Reichere Schriftrollen", "Aus den kupfernen Rollen für Trupp und Meute werden silberne (§1.2)."],
  "allwatyawant.coin_set": ["Münzen", "Was unter den Achterstücken liegt: üblich; kurz: mehr Dinge; lang: mehr Aufgaben, jedes Ding nur einmal (§1.2)."],
  "allwatyawant.hand": ["Hand", "Wie sehr die Hand an der Planke zittert, bei Menschen und Bots gleich; Schnippen: Sie zittert nicht, echte Stöße zählen (§10.4)."],
  "allwatyawant.exact_landing": ["Genau landen", "Das Ziel muss mit der genauen Zahl erreicht werden (§9.1)."],
  "allwatyawant.dig_mode": ["Graben", "Graben mit Würfeln oder mit einer Karte; beides: mit beidem in einem Zug (§11)."],
  "allwatyawant.push_triggers": ["Vertreibung wirkt", "Wer nach einem Duell vertrieben wird, führt das neue Feld aus (§7.5)."],
  "allwatyawant.forgive_first_foul": ["Erster Fehlschuss frei", "Der erste Fehlschuss einer Reihe kostet keinen Schuss (§10.4)."],
  "allwatyawant.counterclockwise": ["Andersherum", "Gespielt wird gegen die Reihenfolge der Plätze (§2.1)."],
  "allwatyawant.round_limit": ["Rundenzahl", "Nach so vielen Runden ist Schluss; 0: ohne Grenze (§12)."],
  "salvage.nights": ["Nächte", "Wie viele Nächte die Taucher ausfahren (§4)."],
  "salvage.hungry_eels": ["Hungrige Aale", "Aale beißen härter, wenn die Truhen gezählt werden (§5)."],
};

export const values: Record<string, string> = {
  standard: "Üblich", short: "Kurz", long: "Lang", steady: "Ruhig", normal: "Normal", shaky: "Zittrig", flick: "Schnippen", either: "Eins von beiden", both: "Beides",
  random: "Zufällig", "go-on": "Weiter", "go-on-warded": "Weiter mit Schutz", one: "Einer", none: "Keine", returns: "Kehrt zurück",
};

export const bots: Record<string, [name: string, about: string]> = {
  greedy: ["Gierig", "Spielt, was der Autor des Spiels für vernünftig hält, ohne vorauszudenken."],
  random: ["Zufällig", "Spielt irgendeinen erlaubten Zug, jeden gleich wahrscheinlich."],
};

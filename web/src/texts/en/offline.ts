/** Playing without a server; loaded by whoever wants that. */
export const offline = {
  offTitle: "Available offline",
  offAbout:
    "Play against bots, pass this device around, learn a game or solve puzzles, on a plane or wherever there is " +
    "no connection. {size} MB, once.",
  offGet: "Download",
  offComing: "{done} of {all} MB",
  offStop: "Cancel",
  offThere:
    "Everything is on this device. When the server is out of reach, you simply play on here, and finished " +
    "games move to the server once it’s back.",
  offRemove: "Remove from this device",
  offAway:
    "The server is out of reach. You can still play against bots, pass this device around, learn and solve " +
    "puzzles. What you finish moves to the server once it’s back.",
  offLoading: "Fetching the rules and the bots: {done} of {all} MB",
  offStarting: "Setting up the table …",
  offNoServer: "This needs a connection to the server.",
  offNoFriends: "Nobody else can join without a connection. Choose bots, or “All on this device”.",
  offGone: "This game is not on this device.",
  offOtherPage: "You have this game open on another page. Close it there, and it carries on here.",
  offNotFetched: "The rules and the bots could not be fetched. Is there a connection?",
  offNotKept: "This device could not save the game. If you close the page now, your last moves are lost.",
  offFull: "There is no room left on this device. Delete something, and try again.",
  offAgain: "The table had stopped and is being set up again. Nothing you played is lost.",
  offStopped: "The table does not answer. Load the page again: what you played is kept.",
  offHere: "on this device",
  offAtServer: "on the server",
  offNoDeal: "You have not taken today’s deal along.",
};

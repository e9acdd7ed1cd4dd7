/** Why a move is good just now, in English. */
export const en = {
  high: "That makes {total} {place}. The others will have about {others} each, and the highest total takes {max}.",
  low:
    "{total} {place} is little, which is good: the others will have about {others} each, and the lowest total " +
    "takes {min}.",
  between:
    "That makes {total} {place}; the others will have about {others} each. The highest total takes {max}, the " +
    "lowest {min}.",
  alone: "{about} You have none there yet, but may still find some.",
  helper: "{card} in your hand can double that.",
  coin: "Money for certain: {coins}, paid once the goblins are gone.",
  saves:
    "With {paws, plural, one {# paw} other {# paws}} you hold off {held} of {all} goblins: that saves you {coins} " +
    "money.",
  paws:
    "You would have {paws, plural, one {# paw} other {# paws}}, the others about {others} each. Whoever has " +
    "the most paws claims goblins.",
  ties: "In a tie of paws, nobody can beat its discipline of {discipline}.",
  mule: "It brings something you cannot know: of the {all} cards that you have not seen, {number} are adventurers.",
  scares: "As it stands, the goblins would take {coins} from you. It saves you all of that.",
  later: "{about} You can decide later where.",
  adds:
    "It may help {place}: you have {total} there, the others will have about {others} each, and the highest total " +
    "takes {max}.",
  lowers:
    "It may help {place}: you have {total} there, the others will have about {others} each, and the lowest total " +
    "takes {min}.",
  ducks: "It may help {place}: you have {total} there, and the highest total has to take {max}.",
  neighbour: "Otherwise it goes on to {name}, and could be of use there: {treasure}.",
  aside: "Otherwise {name} could keep it.",
  asideThere:
    "Otherwise {name} could use it {place}, where you have {total}. The highest total takes {max}, the lowest " +
    "{min}.",
  wins: "As it stands, {name} takes {treasure}. With this card you do, with {total} to {theirs}.",
  winsTie:
    "As it stands, {name} takes {treasure}. With this card you do: you are tied at {total}, and you win the tie.",
  winsFree: "As it stands, nobody takes {treasure}. With this card you do.",
  sheds: "As it stands, you have to take {treasure}. With this card {name} does.",
  shedsFree: "As it stands, you have to take {treasure}. With this card nobody does.",
  safer: "It puts you {ahead} ahead of {name}, who may still react.",
  spares: "{card} would do some good here, but may do more later.",
  changesNothing: "None of your action cards would win you more here.",
  staysIn: "If anybody plays a card, you are asked again.",
  muleHere: "Of the {all} cards that you have not seen, {number} would join your group {place} at once.",
  muleGoblins: "Of the {all} cards that you have not seen, {dogs} are dogs and {coins} are coins.",
  lastRound: "This was the last round: what is not used now is worth nothing.",
  patience:
    "{treasure} would pay {coins} now, and {rounds, plural, one {one more round is} other {# more rounds are}} to " +
    "come.",
};

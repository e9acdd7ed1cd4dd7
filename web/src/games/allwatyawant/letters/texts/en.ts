/** What the letters say in English. */
export const en = {
  letter: "Quest letter: {name}",
  all: "All pirates read this with you.",
  reads: "{name} decides; you read along.",
  close: "Fold it again",
  again: "Read again: {name}",
  carryOut: "Carry it out yourself",
  walkOn: "Leave it at that",
  blame: "Make {name} the scapegoat",
};

import { expect, test } from "vitest";

import { invitationIn, linkTo } from "./invitation.ts";

test("a link holds its invitation where no server is told of it", () => {
  const link = new URL(linkTo("k3v", "w7x"), "https://table.example");
  expect(link.pathname + link.search).toBe("/table/k3v");
  expect(invitationIn(link)).toBe("w7x");
  expect(linkTo("k3v", "")).toBe("/table/k3v");
});

test("older links are understood, and no link invites nobody", () => {
  expect(invitationIn({ hash: "", search: "?invitation=w7x" })).toBe("w7x");
  expect(invitationIn({ hash: "#invitation=new", search: "?invitation=old" })).toBe("new");
  expect(invitationIn({ hash: "#12", search: "" })).toBe("");
});

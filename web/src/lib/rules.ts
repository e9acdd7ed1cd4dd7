/** Our RULES.md as a page: sections by their §, and each § in the text a link to its section. Raw HTML is escaped. */
import { Marked } from "marked";

export type Section = { number: string; level: number; title: string; html: string };
export type Book = { title: string; intro: string; all: Section[] };

const marked = new Marked({
  extensions: [
    {
      name: "section",
      level: "inline",
      start: (text) => text.indexOf("§"),
      tokenizer(text) {
        const found = /^§(\d+(?:\.\d+)*)/.exec(text);
        return found ? { type: "section", raw: found[0], number: found[1] } : undefined;
      },
      renderer: ({ raw, number }) => `<a href="#s${number}">${raw}</a>`,
    },
  ],
  renderer: { html: ({ text }) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;") },
  hooks: {
    postprocess: (html) =>
      html.replaceAll("<table>", '<div class="scroll" tabindex="0"><table>').replaceAll("</table>", "</table></div>"),
  },
});

const toHtml = (markdown: string): string => marked.parse(markdown, { async: false });

export function sections(markdown: string): Book {
  const book: Book = { title: "", intro: "", all: [] };
  const [, ...parts] = markdown.split(/^(#{1,3}) (.*)$/m);
  for (let i = 0; i < parts.length; i += 3) {
    const [marks, heading, body] = parts.slice(i, i + 3) as [string, string, string];
    const [, number, title] = /^§(\S+) (.*)$/.exec(heading) ?? [];
    if (number && title) book.all.push({ level: marks.length, number, title, html: toHtml(body) });
    else if (marks === "#") [book.title, book.intro] = [heading, toHtml(body)];
  }
  return book;
}

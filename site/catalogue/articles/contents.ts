export type ContentsEntry = { id: string; title: string; level: number }

const heading = /<h([23]) id="([^"]+)">([\s\S]*?)<\/h\1>/g
const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
}

/** The text of a heading: the server escapes only these characters. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&\w+;/g, (sign) => signs[sign] ?? sign)
    .trim()

/** The headings of a text. @param html with an id on each heading, as `server/heading-ids.ts` writes them */
export const contentsOf = (html: string): ContentsEntry[] =>
  [...html.matchAll(heading)].map(([, level, id = '', inner = '']) => ({
    id,
    title: wordsOf(inner),
    level: Number(level),
  }))

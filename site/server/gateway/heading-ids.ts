const heading = /<(h[2-4])>([\s\S]*?)<\/\1>/g

/** The half of a character that a cut has left. */
const loneSurrogate = /\p{Surrogate}$/u

/** The letters and digits of a heading, in any script, as a part of an address. */
const slugOf = (html: string) =>
  html
    .replace(/<[^>]*>|&\w+;/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('-')
    .slice(0, 60)
    .replace(loneSurrogate, '') ?? ''

/**
 * Gives each heading an id made from its words, so that links to a section survive changes around it. The ids begin
 * with `part-`, so that they never clash with ids of the page.
 * @param html sanitised, with headings without attributes
 */
export function withHeadingIds(html: string): string {
  const taken = new Set<string>()
  return html.replace(heading, (_, tag: string, inner: string) => {
    const first = ['part', slugOf(inner)].filter(Boolean).join('-')
    let id = first
    for (let count = 2; taken.has(id); count += 1) id = `${first}-${count}`
    taken.add(id)
    return `<${tag} id="${id}">${inner}</${tag}>`
  })
}

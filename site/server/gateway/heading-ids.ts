const heading = /<(h[2-4])>([\s\S]*?)<\/\1>/g

/** The letters and digits of a heading, in any script, as a part of an address. */
const slugOf = (html: string) =>
  html
    .replace(/<[^>]*>|&\w+;/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('-')
    .slice(0, 60) ?? ''

/**
 * Gives each heading an id made from its words, so that links to a section survive changes around it. The ids begin
 * with `part-`, so that they never clash with ids of the page.
 * @param html sanitised, with headings without attributes
 */
export function withHeadingIds(html: string): string {
  const taken = new Map<string, number>()
  return html.replace(heading, (_, tag: string, inner: string) => {
    const slug = slugOf(inner)
    const count = (taken.get(slug) ?? 0) + 1
    taken.set(slug, count)
    const id = ['part', slug, count > 1 ? count : ''].filter(Boolean).join('-')
    return `<${tag} id="${id}">${inner}</${tag}>`
  })
}

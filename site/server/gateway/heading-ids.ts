const heading = /<(h[2-4])>([\s\S]*?)<\/\1>/g

/** A heading's words as a part of an address: letters and digits of any script. */
const slugOf = (html: string) =>
  html
    .replace(/<[^>]*>|&\w+;/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('-')
    .slice(0, 60) ?? ''

/**
 * Gives each heading an id made of its words, so that a link to a part of a text outlives changes around it. The ids
 * begin with `part-`: none of them is one of the page's own.
 * @param html cleaned, its headings without attributes
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

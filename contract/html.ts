/**
 * Limits of an editors' text; more is cut off before it is parsed as HTML, because parsers are slow on deep nesting.
 */
export const htmlLimits = {
  /** UTF-16 units. */
  length: 512 * 1024,
  elements: 5000,
  /** Levels of elements; deeper ones lose their tags. */
  nesting: 50,
} as const

/** The index of the first element past the limit. */
function endOfElements(html: string): number {
  let count = 0
  for (const { index } of html.matchAll(/<[a-z]/gi)) {
    count += 1
    if (count > htmlLimits.elements) return index
  }
  return html.length
}

/** Cuts before a tag that crosses the limit, and never inside a surrogate pair. */
function endOfText(html: string): number {
  if (html.length <= htmlLimits.length) return html.length
  const tag = html.lastIndexOf('<', htmlLimits.length)
  const isInTag = tag > html.lastIndexOf('>', htmlLimits.length)
  if (isInTag) return tag
  return /[\ud800-\udbff]/.test(html.charAt(htmlLimits.length - 1)) ? htmlLimits.length - 1 : htmlLimits.length
}

/** The beginning of a text, within `htmlLimits` for length and elements; not sanitised yet. */
export const boundedHtml = (html: string): string => {
  const text = html.slice(0, endOfText(html))
  return text.slice(0, endOfElements(text))
}

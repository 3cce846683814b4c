/** What a text by editors may hold; more is cut off before it is read as HTML, whose parsers are slow on deep nesting. */
export const htmlLimits = {
  /** UTF-16 units. */
  length: 512 * 1024,
  elements: 5000,
  /** Elements inside one another; deeper ones lose their tags. */
  nesting: 50,
} as const

/** Where the first element past the limit begins. */
function endOfElements(html: string): number {
  let count = 0
  for (const { index } of html.matchAll(/<[a-z]/gi)) {
    count += 1
    if (count > htmlLimits.elements) return index
  }
  return html.length
}

/** Before the tag that the limit falls into, or between two characters. */
function endOfText(html: string): number {
  if (html.length <= htmlLimits.length) return html.length
  const tag = html.lastIndexOf('<', htmlLimits.length)
  const isInTag = tag > html.lastIndexOf('>', htmlLimits.length)
  if (isInTag) return tag
  return /[\ud800-\udbff]/.test(html.charAt(htmlLimits.length - 1)) ? htmlLimits.length - 1 : htmlLimits.length
}

/** The beginning of a text that keeps to `htmlLimits` for length and elements, still to be sanitised. */
export const boundedHtml = (html: string): string => {
  const text = html.slice(0, endOfText(html))
  return text.slice(0, endOfElements(text))
}

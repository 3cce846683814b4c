/** What an element or a sentence reads as, without what typesetting adds: spaces that do not break, and joiners. */
export function plainText(source: Node | string | null | undefined): string {
  const text = typeof source === 'string' ? source : (source?.textContent ?? '')
  return text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim()
}

/** The texts of all elements that a selector finds. */
export const textsOf = (root: ParentNode, selector: string): string[] =>
  Array.from(root.querySelectorAll(selector), plainText)

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Characters that XML 1.0 has no way to write. @see https://www.w3.org/TR/xml/#charsets */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** A text inside XML, as content or in an attribute. */
export const escaped = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"']/g, (character) => entities[character] ?? character)

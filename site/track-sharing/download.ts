import { untypeset } from '@tropa/library/typography/no-break-signs.ts'

/**
 * Pages keep their typesetting. Other programs may show no-break characters wrongly, so their files have plain
 * spaces.
 */
const written = (type: string, text: string) => (type === 'text/html' ? text : untypeset(text))

/** Offers a text as a file, whose name has plain spaces too. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([written(type, text)], { type: `${type};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), { href: url, download: untypeset(name) })
  document.body.append(link)
  link.click()
  link.remove()
  // The browser starts to read the file only after the press.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

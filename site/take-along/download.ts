import { untypeset } from '@tropa/library/typography/no-break-signs.ts'

/** A page keeps its typesetting. Other programs may draw no-break signs otherwise: their files have plain spaces. */
const written = (type: string, text: string) => (type === 'text/html' ? text : untypeset(text))

/** Offers a text as a file, whose name has plain spaces too. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([written(type, text)], { type: `${type};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), { href: url, download: untypeset(name) })
  document.body.append(link)
  link.click()
  link.remove()
  // The browser begins to read it after the press.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

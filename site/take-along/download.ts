import { untypeset } from '../typography/no-break-signs.ts'

/** Offers a text as a file, with plain spaces: other programs may draw no-break signs otherwise. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([untypeset(text)], { type: `${type};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  // The browser begins to read it after the press.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

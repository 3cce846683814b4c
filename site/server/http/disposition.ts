import { untypeset } from '@tropa/library/typography/no-break-signs.ts'

const longestName = 100
/** Characters that file systems refuse, bidirectional controls, and lone surrogates. */
const unfit = /[\\/:*?"<>|\p{Cc}\p{Bidi_Control}\p{Surrogate}]+/gu
const graphemes = new Intl.Segmenter('ru', { granularity: 'grapheme' })

/** Cuts at a maximum of UTF-16 units, between grapheme clusters. */
function cut(text: string): string {
  if (text.length <= longestName) return text
  let end = 0
  // A single grapheme cluster may be a letter with thousands of combining marks.
  for (const { index, segment } of graphemes.segment(text.slice(0, longestName * 2))) {
    if (index + segment.length > longestName) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

const readable = (title: string) => cut(untypeset(title).replace(unfit, ' ').replace(/\s+/g, ' ').trim()).trim()

const percentEncoded = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

export type FileName = {
  /** In any script; unfit characters are dropped, and the rest is cut at 100. */
  title: string
  /** For clients that read only ASCII, and for a title without any fit character. */
  plain: string
  /** Without the dot. */
  extension: string
}

/**
 * The value of `Content-Disposition`: whether a browser shows or saves a file, and the file's name.
 * @see RFC 6266, RFC 8187
 */
export function disposition(placement: 'inline' | 'attachment', { title, plain, extension }: FileName): string {
  const ascii = plain.replace(/[^\w-]/g, '').slice(0, longestName) || 'document'
  const name = percentEncoded(`${readable(title) || ascii}.${extension}`)
  return `${placement}; filename="${ascii}.${extension}"; filename*=UTF-8''${name}`
}

const longestName = 100
/** What no file system takes, what turns the direction of the text after it, and halves of broken pairs. */
const unfit = /[\\/:*?"<>|\p{Cc}\p{Bidi_Control}\p{Surrogate}]+/gu
const graphemes = new Intl.Segmenter('ru', { granularity: 'grapheme' })

/** At most so many UTF-16 units, cut between characters as a reader sees them. */
function cut(text: string): string {
  if (text.length <= longestName) return text
  let end = 0
  // A single "character" may be a letter under thousands of marks.
  for (const { index, segment } of graphemes.segment(text.slice(0, longestName * 2))) {
    if (index + segment.length > longestName) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

const readable = (title: string) => cut(title.replace(unfit, ' ').replace(/\s+/g, ' ').trim()).trim()

const percentEncoded = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

export type FileName = {
  /** In any script; unfit characters are dropped, and it is cut at 100. */
  title: string
  /** For programs that read only ASCII, and where the title has nothing fit. */
  plain: string
  /** Without the dot. */
  extension: string
}

/**
 * The value of `Content-Disposition`: how a browser takes a file, and under which name it keeps it.
 * @see RFC 6266, RFC 8187
 */
export function disposition(placement: 'inline' | 'attachment', { title, plain, extension }: FileName): string {
  const ascii = plain.replace(/[^\w-]/g, '').slice(0, longestName) || 'document'
  const name = percentEncoded(`${readable(title) || ascii}.${extension}`)
  return `${placement}; filename="${ascii}.${extension}"; filename*=UTF-8''${name}`
}

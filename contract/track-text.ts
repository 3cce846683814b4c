/** What texts of tracks look like. Without valibot, so that pages need not load it. */

/** The most characters of a `TrackTitle`. */
export const longestTrackTitle = 120

/** Characters that would break the line of a `TrackTitle`, or reverse its text. */
const notInTitle = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]+/gu
const nothingSeen = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** The part of a text that can be a `TrackTitle`; empty if none of it is visible. */
export function trackTitleFrom(text: string): string {
  const title = text.replaceAll(notInTitle, ' ').trim()
  return nothingSeen.test(title) ? '' : title
}

/** The most characters of a `ChangerName`. */
export const longestChangerName = 40

/** Letters and digits with no more than two marks each, and a little punctuation between them: so no bidi marks. */
export const changerNamePattern =
  /^(?!.*\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]\p{M}{0,2}(?:[ .’'-]*[\p{L}\p{N}]\p{M}{0,2})*\.?$/u

/** Whether a text, trimmed, is a `ChangerName`. */
export const isChangerName = (text: string): boolean =>
  text.length <= longestChangerName && changerNamePattern.test(text)

/** The unguessable part of a shared track's address, at least 128 bits in the letters of base64url. */
export const shareTokenPattern = /^[\w-]{24,64}$/

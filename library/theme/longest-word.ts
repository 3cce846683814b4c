import { isValidElement, type CSSProperties, type ReactNode } from 'react'

/** The widths of letters in headings, em; the first matching line counts. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\u2060\u00ad]/, 0],
  [/[ЖМШЩЮФMW—]/, 1.06],
  [/\p{Lu}/u, 0.74],
  [/[жмшщыюфmw]/, 0.8],
  [/[\u00a0iljftr.,:;!?'’"()«»“„-]/, 0.4],
]
const usualWidth = 0.54

const widthOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum + (widths.find(([kind]) => kind.test(letter))?.[1] ?? usualWidth), 0)
/** The parts between which a line may break: at a space and after a dash, unless a word joiner follows. */
const parts = (text: string) => text.split(/[ \t\n]+|(?<=[-–—])(?!\u2060)/)

/** It does not use React's `Children`, so that pages need not load that at first. */
function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children)
  return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
}

/** The width of the longest unbreakable part of a text, em. */
export const longestPart = (text: string) => Math.max(...parts(text).map(widthOf))

/** A style for headings with the width of the longest word, which limits their size. */
export const longestWordStyle = (title: ReactNode): CSSProperties & { '--longest-word': number } => ({
  '--longest-word': Math.round(longestPart(textOf(title)) * 100) / 100,
})

import { isValidElement, type CSSProperties, type ReactNode } from 'react'

/** How broad a letter of the headings is, em; the first that matches counts. */
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
/** A line ends at a space that may break and after a dash, but not where a word joiner holds them. */
const parts = (text: string) => text.split(/[ \t\n]+|(?<=[-–—])(?!\u2060)/)

/** Without React's `Children`, which no page would load at first otherwise. */
function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children)
  return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
}

/** The width of the longest part of a text that no line may break, em. */
export const longestPart = (text: string) => Math.max(...parts(text).map(widthOf))

/** The style of a heading that is as large as its longest word leaves room for. */
export const wholeWords = (title: ReactNode): CSSProperties & { '--longest-word': number } => ({
  '--longest-word': Math.round(longestPart(textOf(title)) * 100) / 100,
})

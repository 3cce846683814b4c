import { vars } from './contract.css.ts'

type TitleSize = 'h1' | 'h2' | 'h3' | 'display'

/** The longest word that a heading assumes if its words are unknown, em: about fourteen letters. */
const usualWord = '8'
const room = `calc((100cqi - 2 * ${vars.space.gutter}) / var(--longest-word, ${usualWord}) / ${vars.reading.letter})`

/** The size of a sentence or two under a title: on a phone with the largest text it shrinks until the words fit. */
export const leadSize = `min(${vars.text.lg}, 8.5cqi)`

/** The smallest size: that of the text below; it is smaller only if a word is known to be longer than a line. */
const least = `max(.75rem, ${vars.text.md} - 10rem * var(--longest-word, 0))`

/** The size of a heading: its usual one, or a smaller one if its longest word does not fit the page. */
export const titleSize = (size: TitleSize) => `min(${vars.text[size]}, max(${least}, ${room}))`

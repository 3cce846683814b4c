import { vars } from './contract.css.ts'

type TitleSize = 'h1' | 'h2' | 'h3' | 'display'

/** What a heading of unknown words leaves room for, em: a word of about fourteen letters. */
const usualWord = '8'
const room = `calc((100cqi - 2 * ${vars.space.gutter}) / var(--longest-word, ${usualWord}) / ${vars.reading.letter})`

/** A sentence or two under a title: on a phone with the largest text no larger than its words leave room for. */
export const leadSize = `min(${vars.text.lg}, 8.5cqi)`

/** As large as the text under it; only a word that is known to be longer than a line makes a heading smaller. */
const least = `max(.75rem, ${vars.text.md} - 10rem * var(--longest-word, 0))`

/** A heading is of its own size where its longest word fits the page, and smaller where it does not. */
export const titleSize = (size: TitleSize) => `min(${vars.text[size]}, max(${least}, ${room}))`

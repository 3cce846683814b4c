import { dateAnchor } from '@tropa/library/DatePicker/dateAnchor.ts'
import { vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

/** Beside a sentence until it opens; the calendar stands beside it, outside of what is folded away. */
export const root = style({
  display: 'inline-block',
  anchorName: dateAnchor,
  anchorScope: dateAnchor,
  '@media': { print: { display: 'none' } },
})
/** The day that a page is shown for, and the button that changes it. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
})
export const summary = style({
  display: 'inline-block',
  // Makes the button large enough to press without a taller line.
  paddingBlock: '.75rem',
  marginBlock: '-.75rem',
  color: vars.color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&[aria-busy]': { cursor: 'progress' } },
})
export const form = style({ paddingBlock: vars.space[3] })

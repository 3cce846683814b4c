import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** The largest size of a title. Beside a picture, a name of twenty letters fits from 353 px on. */
const widest = '6.8cqi'
const widestBesidePicture = '4.7cqi'
/** The edges of a page and of the card on it. */
const aroundTitle = `2 * (${vars.space.gutter} + min(${vars.space[5]}, 5.5cqi))`
/** The room for the longest word on a phone; titles never use the narrower font of headings. */
const room = `(100cqi - ${aroundTitle}) / var(--longest-word, 1) / max(1.1, ${vars.reading.letter})`
/** Not smaller than the text under it, if the longest word fits. */
const fitting = (most: string) => `max(.8125rem, min(max(${vars.text.sm}, min(1.1875rem, ${most})), ${room}))`

/** The title of a card: one link stretched over the nearest `data-card`, which is positioned. */
export const heading = style({
  fontFamily: vars.font.text,
  fontSize: fitting(widest),
  fontWeight: vars.weight.semibold,
  lineHeight: '1.25',
  letterSpacing: '-.005em',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: { "[data-variant='row'][data-picture] &": { fontSize: fitting(widestBesidePicture) } },
})
export const link = style({
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
    '&:hover': { color: vars.color.text },
    '[data-card]:hover &': {
      textDecoration: `underline ${vars.color.actionEdge}`,
      textDecorationThickness: vars.line.thick,
    },
    "[data-theme^='lv'] &": { textDecoration: 'underline', textDecorationThickness: vars.line.hair },
    "[data-theme^='lv'] [data-card]:hover &": { textDecorationThickness: vars.line.heavy },
    // The focus ring surrounds the card, not the words; `&&` because the base ring has the specificity of a class.
    '&&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': {
      outline: `3px solid ${vars.color.focusOuter}`,
      outlineOffset: '4px',
      boxShadow: `0 0 0 4px ${vars.color.focusInner}`,
    },
  },
})

import { style } from '@vanilla-extract/css'
import { picture as frame } from '../Card/picture.css.ts'
import { vars } from '../theme/contract.css.ts'
import { heading, link } from '../Card/title.css.ts'
import { wide } from './row-width.ts'

/** Up to here three buttons fit on a line beside the date. */
const phone = 'page (max-width: 26rem)'
/** A phone with the largest text. */
const narrowest = 'page (max-width: 21rem)'

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gridTemplateAreas: '"date body" "date terms" "date attach"',
  gridTemplateRows: 'auto auto 1fr',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  alignItems: 'center',
  paddingBlock: vars.space[4],
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderBlockStart: `${vars.line.thick} solid ${vars.color.text}` } },
  '@container': {
    [narrowest]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"date" "body" "terms" "attach"',
      gridTemplateRows: 'auto',
    },
    [wide]: {
      gridTemplateColumns: '10.5rem 9rem minmax(0, 1fr) 14rem auto',
      gridTemplateAreas: '"date picture body terms attach"',
      gridTemplateRows: 'auto',
      columnGap: vars.space[8],
      paddingBlock: vars.space[3],
      selectors: {
        "[data-images='off'] &:not(:has(> div > [hidden]))": {
          gridTemplateColumns: '10.5rem minmax(0, 1fr) 14rem auto',
          gridTemplateAreas: '"date body terms attach"',
        },
      },
    },
  },
})
export const date = style({
  gridArea: 'date',
  alignSelf: 'start',
  lineHeight: 1,
  '@container': { [wide]: { alignSelf: 'center' } },
})
export const days = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: 'clamp(2rem, 3.4cqi, 2.875rem)',
  fontWeight: vars.weight.semibold,
  fontFeatureSettings: "'lnum' 1",
  letterSpacing: '-.02em',
  // '19–20' is one number for the eye, and never parted.
  overflowWrap: 'normal',
  whiteSpace: 'nowrap',
  // The letters of these themes are wider, and the column is not.
  selectors: { "[data-theme^='lv'] &": { fontSize: 'clamp(1.6rem, 3.4cqi, 2.5rem)' } },
})
export const month = style({ color: vars.color.textMuted, fontSize: vars.text.sm })
export const picture = style([
  frame,
  {
    display: 'none',
    gridArea: 'picture',
    aspectRatio: '20 / 13',
    borderRadius: vars.radius.lg,
    '@container': { [wide]: { display: 'block' } },
  },
])
export const body = style({ gridArea: 'body', display: 'grid', gap: '.4rem', minInlineSize: 0 })
export const place = style({ color: vars.color.textMuted, fontSize: vars.text.sm, lineHeight: vars.leading.snug })
export const terms = style({
  gridArea: 'terms',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
})
export const attach = style({
  gridArea: 'attach',
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  justifySelf: 'start',
  '@container': { [phone]: { columnGap: '.125rem' }, [narrowest]: { columnGap: vars.space[2] } },
})

export const skin = { heading, link, root, date, days, month, picture, body, place, terms, attach }

import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { forcedColors } from '../theme/forced-colors.ts'
import { byCategory } from './colors.ts'

const plate = createVar()

/** A drop on a map, in the colour of its category; the chosen one is larger, and amber or inverted. */
export const pin = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  /** The drop's point, at the lower end of the target. */
  translate: '-50% -92%',
  color: vars.color.onCat,
  textDecoration: 'none',
  filter: 'drop-shadow(0 2px 3px #0e2a3240)',
  selectors: {
    ...byCategory((color) => ({ vars: { [plate]: color } })),
    '&::before': {
      content: '',
      position: 'absolute',
      inset: '.15rem .25rem .3rem',
      rotate: '-45deg',
      borderRadius: '50% 50% 50% 0',
      border: `2px solid ${vars.color.mapLand}`,
      background: fallbackVar(plate, vars.color.catPlace),
    },
    '&:hover, &:focus-visible': { zIndex: 3, color: vars.color.onCat },
    // A stop has the colour of its track.
    '&[data-stop], &[data-stop]:hover, &[data-stop]:focus-visible': { color: vars.color.onTrack },
    '&[data-stop]::before': { background: vars.color.track },
    '&[data-selected]': { zIndex: 2, inlineSize: '3.5rem', blockSize: '3.5rem', color: vars.color.onAction },
    '&[data-selected]::before': { background: vars.color.action, borderColor: vars.color.onAction },
    "[data-theme^='lv'] &": { filter: 'none' },
    "[data-theme^='lv'] &[data-selected]": { color: vars.color.text },
    "[data-theme^='lv'] &[data-selected]::before": {
      background: vars.color.bg,
      border: `${vars.line.heavy} solid ${vars.color.text}`,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&&[data-selected]': { forcedColorAdjust: 'none', color: 'HighlightText' },
        '&&[data-selected]::before': { background: 'Highlight', borderColor: 'HighlightText' },
      },
    },
  },
})

const onPlate = { position: 'relative', marginBlockStart: '-.25rem' } as const

export const pinIcon = style({
  ...onPlate,
  inlineSize: '1.2rem',
  blockSize: '1.2rem',
  selectors: { [`${pin}[data-selected] &`]: { inlineSize: '1.5rem', blockSize: '1.5rem' } },
})
/** The number of the stop, instead of the icon. */
export const pinNumber = style({
  ...onPlate,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})

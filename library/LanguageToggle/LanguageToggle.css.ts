import { style } from '@vanilla-extract/css'
import { segment, segments } from '../ChoiceForm/segments.ts'
import { vars } from '../theme/contract.css.ts'
import { markChosen } from '../theme/forced-colors.ts'

export const root = style({ display: 'inline-flex', selectors: { "&[data-look='full']": segments } })

const short = "[data-look='short'] > &"
const full = segment('[aria-current]', "[data-look='full'] > &")
export const link = style({
  ...full,
  // Where letters are large there is room for the way to the other language alone.
  '@container': {
    'page (max-width: 21rem)': { selectors: { [`${short}[aria-current]`]: { display: 'none' } } },
    // The smallest phones with the largest letters: the header keeps to one row.
    'page (max-width: 10.5rem)': { selectors: { [short]: { paddingInline: '.2rem' } } },
  },
  selectors: {
    [short]: { paddingInline: '.55rem' },
    [`${short}:hover`]: { color: vars.color.text, textDecoration: 'underline' },
    [`${short}[aria-current]`]: {
      fontWeight: vars.weight.bold,
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '.4em',
    },
    ...full.selectors,
  },
})
markChosen(`[data-look='full'] > ${link}[aria-current]`)

export const skin = { root, link }

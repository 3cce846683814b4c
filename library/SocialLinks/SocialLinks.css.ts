import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
/** Takes the colour of the text around it, because it is used on light panels and in the dark footer. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  border: `${vars.line.hair} solid color-mix(in srgb, currentColor 30%, transparent)`,
  borderRadius: vars.radius.md,
  color: 'inherit',
  selectors: {
    '&:hover': { color: 'inherit', borderColor: 'currentColor' },
    "[data-theme^='lv'] &": { borderColor: 'currentColor' },
  },
})
export const icon = style({ flex: 'none' })

export const skin = { root, link, icon }

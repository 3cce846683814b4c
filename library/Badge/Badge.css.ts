import { style } from '@vanilla-extract/css'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { vars } from '../theme/contract.css.ts'

const { color } = vars
const on = (background: string, ink: string) => ({ background, color: ink })

export const root = style({
  ...on(color.surfaceSunken, color.text),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.35em',
  minBlockSize: '1.6rem',
  maxInlineSize: '100%',
  padding: '.25rem .6rem',
  borderRadius: vars.radius.sm,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  lineHeight: '1.2',
  hyphens: 'auto',
  // Breaks a word that is wider than the line, and never shrinks below the width of its words.
  '@container': { 'page (max-width: 21rem)': { overflowWrap: 'break-word' } },
  selectors: {
    "&[data-tone='success']": on(color.successBg, color.success),
    "&[data-tone='danger']": on(color.dangerBg, color.danger),
    "&[data-tone='warning']": on(color.warningBg, color.warning),
    "&[data-tone='info']": on(color.infoBg, color.info),
    "&[data-tone='track']": on(color.trackSoft, color.onTrackSoft),
    "&[data-tone='outline']": { background: 'none', boxShadow: 'inset 0 0 0 1.5px currentColor' },
    "&[data-tone='norm']": { ...on('none', color.textMuted), border: `1.5px dashed ${color.norm}` },
    "&[data-tone='forecast']": on(color.forecast, color.onCat),
    "[data-theme^='lv'] &": { boxShadow: `inset 0 0 0 ${vars.line.hair} currentColor`, whiteSpace: 'normal' },
    "[data-theme^='lv'] &[data-tone='norm']": { boxShadow: 'none' },
  },
})
export const icon = style([iconRoot, { selectors: { '&&[data-size]': { inlineSize: '1rem', blockSize: '1rem' } } }])

export const skin = { root, icon }

import { globalStyle, style } from '@vanilla-extract/css'
import { root as button } from '../Button/Button.css.ts'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { titleSize } from '../theme/title-size.ts'

/** How far the code overlaps the picture, relative to its own height. */
const rise = `calc(-.74em - ${vars.space[8]})`

export const root = style({})
export const picture = style({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  // What happened and the next steps fit the first screen.
  inlineSize: '100%',
  maxBlockSize: '42svh',
  // Dark, so that the code is readable before the picture has loaded.
  background: vars.color.night,
  '@container': { [from.medium]: { aspectRatio: '21 / 8' } },
  selectors: { "[data-images='off'] &": { display: 'none' } },
})
globalStyle(`${picture} > *, ${picture} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[6]} ${vars.space[12]}`,
  maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  padding: `${vars.space[8]} ${vars.space.gutter}`,
  '@container': { [from.wide]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})
export const code = style({
  position: 'relative',
  fontFamily: vars.font.display,
  fontSize: 'clamp(6rem, 20cqi, 15rem)',
  fontWeight: vars.weight.semibold,
  fontFeatureSettings: "'lnum' 1",
  letterSpacing: '-.04em',
  lineHeight: '.8',
  selectors: {
    // Light in the dark theme too, where the picture is as dark as the background.
    '[data-picture] > &': {
      marginBlockStart: rise,
      color: vars.color.textInverse,
      textShadow: `0 .01em .06em color-mix(in srgb, ${vars.color.night} 40%, transparent)`,
    },
    "[data-images='off'] [data-picture] > &": { marginBlockStart: 0, color: vars.color.text, textShadow: 'none' },
    "[data-theme^='lv'] [data-picture] > &": { marginBlockStart: 0, color: vars.color.text, textShadow: 'none' },
    "[data-theme^='lv'] &": { fontSize: vars.text.display },
  },
})
globalStyle(`${code} svg`, { display: 'block', inlineSize: '.75em', blockSize: '.75em' })
export const words = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start' })
export const title = style({ fontSize: titleSize('h2') })
export const line = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.h3,
  fontWeight: vars.weight.semibold,
  color: vars.color.textMuted,
})
export const description = style({ fontSize: vars.text.lg, lineHeight: '1.5', maxInlineSize: vars.size.measure })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
export const toMain = button
export const more = style({ color: vars.color.textMuted, fontSize: vars.text.sm, lineHeight: vars.leading.snug })

export const skin = { root, picture, text, code, words, title, line, description, ways, toMain, more }

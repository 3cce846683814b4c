import { globalStyle, style } from '@vanilla-extract/css'
import { inverted } from '../PillGroup/pill.ts'
import { choice, dropdown } from '../layout.ts'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

/** Positions a panel at its button; `anchorScope` limits the name to one menu. */
const anchor = '--menu-button'

export const menu = style({ position: 'relative', display: 'inline-block', anchorScope: anchor })
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.md,
  color: vars.color.text,
  listStyle: 'none',
  cursor: 'pointer',
  anchorName: anchor,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: vars.color.quietHover },
    '[open] > &': { background: vars.color.quietHover },
    "[data-theme^='lv'] &": { borderRadius: 0 },
  },
})
// With the largest text there is room for one icon only.
globalStyle(`${button} > svg + svg`, { '@container': { 'page (max-width: 16rem)': { display: 'none' } } })
export const panel = style({
  ...dropdown,
  insetInlineStart: 0,
  minInlineSize: 'min(12rem, 100vw - 1rem)',
  maxInlineSize: 'calc(100vw - 1rem)',
  color: vars.color.text,
  selectors: { "[data-theme^='lv'] &": { borderRadius: 0, boxShadow: 'none' } },
  // Aligned with the end of the button in browsers without anchor positioning, because a wide page has it at its end.
  '@container': { [from.wide]: { insetInline: 'auto 0' } },
  '@supports': {
    '(anchor-scope: all) and (position-area: span-all)': {
      selectors: {
        '&&': {
          position: 'fixed',
          inset: 'auto',
          marginBlock: vars.space[1],
          positionAnchor: anchor,
          positionArea: 'block-end span-inline-end',
          positionTryFallbacks: 'flip-inline, flip-block, flip-inline flip-block, block-end span-all',
        },
      },
    },
  },
})
export const list = style({ padding: vars.space[2] })
const chosen = "&:is([aria-checked='true'], [aria-pressed='true'])"
export const option = style({
  ...choice,
  inlineSize: '100%',
  color: vars.color.text,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover, &:focus': { background: vars.color.quietHover, color: vars.color.text },
    [chosen]: { fontWeight: vars.weight.semibold },
    '&:focus-visible': { outlineOffset: '-3px' },
    "[data-theme^='lv'] &:is(:hover, :focus)": inverted,
  },
})
export const icon = style({
  flex: 'none',
  selectors: { [`${option} > &:last-child:not(:first-child)`]: { marginInlineStart: 'auto' } },
})

export const skin = { menu, button, panel, list, option, icon }

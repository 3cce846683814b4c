import { style } from '@vanilla-extract/css'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { vars } from '../theme/contract.css.ts'

const { color } = vars

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  selectors: {
    '&[data-scrolled]': {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      padding: `${vars.space[2]} ${vars.space.gutter}`,
    },
    "[data-text='150'] &[data-scrolled], [data-text='200'] &[data-scrolled]": {
      flexWrap: 'wrap',
      overflow: 'visible',
      marginInline: 0,
      paddingInline: 0,
    },
  },
})
export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  padding: '.45rem 1.05rem',
  border: `${vars.line.hair} solid ${color.borderStrong}`,
  borderRadius: vars.radius.pill,
  background: color.surface,
  color: color.text,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `background ${vars.duration.fast}`,
  '@container': { 'page (max-width: 21rem)': { maxInlineSize: '100%', whiteSpace: 'normal' } },
  selectors: {
    '&:hover, &[data-hovered]': { background: color.quietHover, color: color.text },
    '&:active, &[data-pressed]': { background: color.quietPressed },
    '&[data-selected]': {
      background: color.selected,
      borderColor: color.selectedEdge,
      color: color.onSelected,
      fontWeight: vars.weight.semibold,
      boxShadow: `inset 0 0 0 1px ${color.selectedEdge}`,
    },
    '&:disabled': { borderStyle: 'dashed', color: color.textDisabled, cursor: 'not-allowed' },
    "[data-theme^='lv'] &": { whiteSpace: 'normal' },
    "[data-theme^='lv'] &[data-selected]": { background: color.text, color: color.bg },
    '&&:focus-visible': { boxShadow: `0 0 0 2px ${color.focusInner}` },
  },
})
export const icon = iconRoot

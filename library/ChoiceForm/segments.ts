import { vars } from '../theme/contract.css.ts'

/** One line stands between neighbours, in a row and, where they do not fit in one, between rows. */
const overlap = `calc(-1 * ${vars.line.hair})`

/** A few choices side by side, one of which is chosen. */
export const segments = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  paddingBlockStart: vars.line.hair,
  paddingInlineStart: vars.line.hair,
} as const

/** One of them; `chosen` is the attribute of the chosen one, `self` its selector. */
export const segment = (chosen: string, self = '&') => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  color: vars.color.text,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: '1.2',
  textDecoration: 'none',
  selectors: {
    [self]: {
      marginBlockStart: overlap,
      marginInlineStart: overlap,
      padding: '.4rem .9rem',
      border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
      background: vars.color.surface,
      textDecoration: 'none',
    },
    [`${self}:first-of-type`]: { borderStartStartRadius: vars.radius.md, borderEndStartRadius: vars.radius.md },
    [`${self}:last-of-type`]: { borderStartEndRadius: vars.radius.md, borderEndEndRadius: vars.radius.md },
    [`${self}:hover`]: { background: vars.color.quietHover, color: vars.color.text },
    [`${self}${chosen}`]: {
      background: vars.color.selected,
      color: vars.color.onSelected,
      fontWeight: vars.weight.semibold,
      boxShadow: `inset 0 -3px 0 ${vars.color.selectedEdge}`,
    },
    [`[data-theme^='lv'] ${self}${chosen}`]: { background: vars.color.text, color: vars.color.bg },
    // The focus ring is above the neighbours.
    [`${self}:focus-visible`]: { position: 'relative', zIndex: 1 },
  } as const,
})

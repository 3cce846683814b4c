import { vars } from '../theme/contract.css.ts'

const { color } = vars

const chosenPill = {
  background: color.selected,
  borderColor: color.selectedEdge,
  color: color.onSelected,
  fontWeight: vars.weight.semibold,
  boxShadow: `inset 0 0 0 1px ${color.selectedEdge}`,
} as const
/** If colours are not available, a chosen pill swaps its text and background colours. */
export const inverted = { background: color.text, color: color.bg } as const

export const pillShape = {
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
  cursor: 'pointer',
  transition: `background ${vars.duration.fast}`,
} as const

/** The states of a pill; `chosen` is the selector of a chosen one. */
export const pillStates = (chosen: string) =>
  ({
    '&:hover': { background: color.quietHover, color: color.text },
    '&:active': { background: color.quietPressed },
    [chosen]: chosenPill,
    "[data-theme^='lv'] &, [data-text='150'] &, [data-text='200'] &": { maxInlineSize: '100%', whiteSpace: 'normal' },
    [`[data-theme^='lv'] ${chosen}`]: inverted,
    '&&:focus-visible': { boxShadow: `0 0 0 2px ${color.focusInner}` },
  }) as const

import { vars } from '../theme/contract.css.ts'

const inked = { background: vars.color.text, color: vars.color.bg }

/** A few choices in one frame, of which one is made. */
export const segments = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
} as const

/** One of them; `chosen` is the attribute that marks the one made. */
export const segment = (chosen: string) =>
  ({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.target,
    minInlineSize: vars.size.target,
    padding: '.4rem .9rem',
    borderInlineStart: `${vars.line.hair} solid ${vars.color.borderStrong}`,
    color: vars.color.text,
    fontSize: vars.text.sm,
    fontWeight: vars.weight.medium,
    lineHeight: '1.2',
    textDecoration: 'none',
    selectors: {
      '&:first-of-type': { borderInlineStart: 0, borderStartStartRadius: vars.radius.md, borderEndStartRadius: vars.radius.md },
      '&:last-of-type': { borderStartEndRadius: vars.radius.md, borderEndEndRadius: vars.radius.md },
      '&:hover': { background: vars.color.quietHover, color: vars.color.text },
      [`&${chosen}`]: {
        background: vars.color.selected,
        color: vars.color.onSelected,
        fontWeight: vars.weight.semibold,
        boxShadow: `inset 0 -3px 0 ${vars.color.selectedEdge}`,
      },
      [`[data-theme^='lv'] &${chosen}`]: inked,
      // The ring stands over the neighbours.
      '&:focus-visible': { position: 'relative', zIndex: 1, borderRadius: vars.radius.sm },
    },
  }) as const

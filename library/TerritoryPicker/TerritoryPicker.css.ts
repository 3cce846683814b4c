import { style } from '@vanilla-extract/css'
import { inverted, pillShape, pillStates } from '../PillGroup/pill.ts'
import { root as button } from '../Button/Button.css.ts'
import { control } from '../Field/control.css.ts'
import { choice, dropdown } from '../layout.ts'
import { below, from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { markChosen } from '../theme/forced-colors.ts'

/** The maximum height of the list behind 'More', by the specification. */
const height = { usual: '13.5rem', tall: '17.5rem' }

const shape = { ...pillShape, flex: 'none' } as const
/** Stays in the middle of the strip when a loaded font changes the width of the pills. */
const snapped = { scrollSnapAlign: 'center' } as const

/** The settings in which enlarged pills would fill the first screen. */
const enlarged = "[data-text='150'] &, [data-text='200'] &, [data-theme^='lv'] &"
const tooNarrow = 'page (max-width: 16rem)'
const onlyWhereNarrow = (display: 'none' | 'grid' | 'block') => ({
  [below.small]: { selectors: { [enlarged]: { display } } },
  [tooNarrow]: { display },
})

export const narrow = style({
  position: 'relative',
  display: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2],
  '@container': onlyWhereNarrow('grid'),
})
export const select = style([
  control,
  { appearance: 'none', gridArea: '1 / 1', paddingInline: '.875rem 2.25rem', textOverflow: 'ellipsis' },
])
export const selectIcon = style({
  gridArea: '1 / 1',
  justifySelf: 'end',
  marginInlineEnd: '.75rem',
  color: vars.color.textMuted,
  pointerEvents: 'none',
})
export const choose = style([button, { '@media': { '(scripting: enabled)': { display: 'none' } } }])

export const root = style({ position: 'relative', '@container': onlyWhereNarrow('none') })
/** A strip that scrolls horizontally, or several rows with enlarged text. */
export const pills = style({
  display: 'flex',
  gap: vars.space[2],
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  padding: `${vars.space[2]} ${vars.space.gutter}`,
  selectors: {
    "[data-text='150'] &, [data-text='200'] &, [data-theme^='lv'] &": {
      flexWrap: 'wrap',
      overflow: 'visible',
      marginInline: 0,
      paddingInline: 0,
    },
  },
  '@container': { [from.full]: { flexWrap: 'wrap', overflow: 'visible', marginInline: 0, paddingInline: 0 } },
})
export const pill = style([
  { ...shape, selectors: pillStates("&[aria-pressed='true']") },
  { selectors: { "&[aria-pressed='true']": snapped } },
])
export const icon = style({ flex: 'none' })

/** Not positioned while the strip scrolls, because the strip would cut off a panel that is positioned inside it. */
export const more = style({
  flex: 'none',
  maxInlineSize: '100%',
  '@container': { [from.full]: { position: 'relative' } },
})
export const moreButton = style([
  { ...shape, listStyle: 'none', selectors: pillStates('[data-selected] > &') },
  {
    selectors: {
      '[data-selected] > &': snapped,
      '&::-webkit-details-marker': { display: 'none' },
      '[open]:not([data-selected]) > &': { background: vars.color.quietHover },
    },
  },
])
export const panel = style({
  ...dropdown,
  insetInline: 0,
  overflow: 'hidden',
  '@container': { [from.full]: { insetInline: 'auto 0', inlineSize: '18rem' } },
})
export const list = style({
  maxBlockSize: height.usual,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[2],
  selectors: { "&[data-height='tall']": { maxBlockSize: height.tall } },
})
/** A chosen option of the list, or the button in its place before the behaviour has loaded. */
const chosen = "&:is([aria-selected='true'], [aria-pressed='true'])"
export const option = style({
  ...choice,
  justifyContent: 'space-between',
  inlineSize: '100%',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.quietHover },
    [chosen]: { background: vars.color.selected, color: vars.color.onSelected, fontWeight: vars.weight.semibold },
    [`[data-theme^='lv'] ${chosen}`]: inverted,
    '&:focus-visible': { outlineOffset: '-3px' },
  },
})
markChosen(`${pill}[aria-pressed='true']`)
markChosen(`[data-selected] > ${moreButton}`)
markChosen(`${option}:is([aria-selected='true'], [aria-pressed='true'])`)

export const skin = {
  narrow,
  select,
  selectIcon,
  choose,
  root,
  pills,
  pill,
  icon,
  more,
  moreButton,
  panel,
  list,
  option,
}

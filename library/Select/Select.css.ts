import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css'
import { control } from '../Field/control.css.ts'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { vars } from '../theme/contract.css.ts'
import { empty, list, option, optionText, popup, status } from '../ComboBox/ComboBox.css.ts'
import { error, errorIcon, hint, label, required, root } from '../Field/Field.css.ts'

const { color, space } = vars
/** The height from which a list scrolls: the two values of the specification. */
const height = { regular: '13.5rem', tall: '17.5rem' }
const dressable = '(appearance: base-select)'
/** The style types lack this value. */
const baseSelect = 'base-select' as string as 'auto'

export const frame = style({ position: 'relative', display: 'grid', alignItems: 'center' })
export const select = style([
  control,
  {
    appearance: 'none',
    paddingInline: '.875rem 2.75rem',
    textOverflow: 'ellipsis',
    '@supports': {
      [dressable]: {
        appearance: baseSelect,
        alignItems: 'center',
        minInlineSize: 0,
        overflowWrap: 'anywhere',
        whiteSpace: 'normal',
      },
    },
  },
])
export const icon = style([
  iconRoot,
  { position: 'absolute', insetInlineEnd: '.875rem', color: color.textMuted, pointerEvents: 'none' },
])

const inDressable = (selector: string, rule: Omit<GlobalStyleRule, '@supports'>) =>
  globalStyle(selector, { '@supports': { [dressable]: rule } })
const picker = `${select}::picker(select)`

// The frame has its own arrow, which browsers without `base-select` show too.
inDressable(`${select}::picker-icon`, { display: 'none' })
inDressable(picker, {
  appearance: baseSelect,
  maxBlockSize: height.regular,
  marginBlock: space[1],
  padding: space[1],
  overflowY: 'auto',
  border: `${vars.line.hair} solid ${color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.elevation[2],
})
inDressable(`${select}[data-size='tall']::picker(select)`, { maxBlockSize: height.tall })
inDressable(`[data-theme^='lv'] ${picker}`, { borderWidth: vars.line.thick, borderRadius: 0, boxShadow: 'none' })

const nativeOption = `${select} option`
inDressable(nativeOption, {
  minBlockSize: vars.size.target,
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: vars.radius.sm,
  lineHeight: vars.leading.snug,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
})
inDressable(`${nativeOption}:hover:not(:disabled)`, { background: color.quietHover })
inDressable(`${nativeOption}:focus-visible`, { outlineOffset: '-3px', boxShadow: 'none' })
inDressable(`${nativeOption}:checked`, {
  background: color.selected,
  color: color.onSelected,
  fontWeight: vars.weight.semibold,
})
inDressable(`${nativeOption}:disabled`, { color: color.textDisabled })
inDressable(`${nativeOption}::checkmark`, { order: 1, marginInlineStart: 'auto' })
inDressable(`[data-theme^='lv'] ${nativeOption}`, { borderRadius: 0 })
inDressable(`[data-theme^='lv'] ${nativeOption}:hover:not(:disabled)`, { textDecoration: 'underline' })
inDressable(`[data-theme^='lv'] ${nativeOption}:checked`, { background: color.text, color: color.bg })

export const search = style({ position: 'relative', display: 'grid', alignItems: 'center', marginBlockEnd: space[2] })
export const searchIcon = style([
  iconRoot,
  { position: 'absolute', insetInlineStart: '.75rem', color: color.textMuted, pointerEvents: 'none' },
])
export const searchInput = style([
  control,
  {
    paddingInline: '2.5rem .75rem',
    textOverflow: 'ellipsis',
    selectors: { '&::placeholder': { color: color.textMuted, opacity: 1 } },
  },
])
export const optionIcon = iconRoot

export const skin = {
  empty,
  list,
  option,
  optionText,
  popup,
  status,
  error,
  errorIcon,
  hint,
  label,
  required,
  root,
  frame,
  select,
  icon,
  search,
  searchIcon,
  searchInput,
  optionIcon,
}

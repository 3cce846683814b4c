import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { check } from '../Icon/icons.ts'

interface Shown {
  key: string
  title: string
  /** The `d` of a path, of `Icon/icons.ts`. */
  icon?: string
}
/** A link, or a submit button of the surrounding form. */
export type MenuOption = Shown &
  ({ href: string; isChecked?: never } | { name: string; value: string; isChecked?: boolean })

export const optionContent = ({ title, icon, isChecked }: MenuOption, { icon: className }: ClassNames<'icon'>) => (
  <>
    {icon && <Icon path={icon} size="sm" classNames={{ root: className }} />}
    <span>{title}</span>
    {isChecked && <Icon path={check} size="sm" classNames={{ root: className }} />}
  </>
)

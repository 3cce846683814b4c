import type { ClassNames } from '../dress.ts'
import type { ColorCategory } from '../Icon/categories.ts'
import { Icon } from '../Icon/Icon.tsx'

export type CategoryPart = 'root' | 'icon'

export interface Kind {
  icon: string
  label: string
  category?: ColorCategory
}
export interface CategoryProps extends Kind {
  classNames?: ClassNames<CategoryPart>
}

/** What kind of thing it is: colour, icon and word together, never colour alone. */
export const Category = ({ icon, label, category = 'place', classNames = {} }: CategoryProps) => (
  <span className={classNames.root} data-category={category}>
    <Icon path={icon} size="sm" className={classNames.icon} />
    {label}
  </span>
)

import type { Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import type { ColorCategory } from '../Icon/categories.ts'
import { Icon } from '../Icon/Icon.tsx'

export type CategoryPart = 'root' | 'icon'

/** A kind of place or event: its drawing, its name and its colour. */
export interface Kind {
  /** The drawing: one of `icons.ts`; decorative, because the word says the same. */
  icon: string
  label: string
  /** Which of the six colours; a place if left out. */
  category?: ColorCategory
}
export interface CategoryProps extends Kind {
  ref?: Ref<HTMLSpanElement>
  classNames?: ClassNames<CategoryPart>
}

/** The kind of an object: colour, icon and word together, never colour alone. */
export const Category = ({ icon, label, category = 'place', ref, classNames = {} }: CategoryProps) => (
  <span ref={ref} className={classNames.root} data-category={category}>
    <Icon path={icon} size="sm" className={classNames.icon} />
    {label}
  </span>
)

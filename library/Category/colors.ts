import type { ColorCategory } from '../Icon/categories.ts'
import { vars } from '../theme/contract.css.ts'

export const categoryColors: Record<ColorCategory, string> = {
  place: vars.color.catPlace,
  tour: vars.color.catTour,
  excursion: vars.color.catExcursion,
  event: vars.color.catEvent,
  food: vars.color.catFood,
  stay: vars.color.catStay,
}

/** One rule for each category, as selectors over `data-category`. */
export const byCategory = <Rule>(rule: (color: string) => Rule): Record<string, Rule> =>
  Object.fromEntries(Object.entries(categoryColors).map(([name, color]) => [`&[data-category='${name}']`, rule(color)]))

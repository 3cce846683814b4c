import { dress } from '../dress.ts'
import { PlannerItem as Headless } from './PlannerItem.tsx'
import { skin } from './PlannerItem.css.ts'

export const PlannerItem: typeof Headless = dress(Headless, skin)

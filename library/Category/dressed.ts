import { dress } from '../dress.ts'
import { Category as Headless } from './Category.tsx'
import { skin } from './Category.css.ts'

export const Category: typeof Headless = dress(Headless, skin)

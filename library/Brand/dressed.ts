import { dress } from '../dress.ts'
import { Brand as Headless } from './Brand.tsx'
import { skin } from './Brand.css.ts'

export const Brand: typeof Headless = dress(Headless, skin)

import { dress } from '../dress.ts'
import { Price as Headless } from './Price.tsx'
import { skin } from './Price.css.ts'

export const Price: typeof Headless = dress(Headless, skin)

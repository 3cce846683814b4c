import { dress } from '../dress.ts'
import { Section as Headless } from './Section.tsx'
import { skin } from './Section.css.ts'

export const Section: typeof Headless = dress(Headless, skin)

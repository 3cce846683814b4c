import { dress } from '../dress.ts'
import { Prose as Headless } from './Prose.tsx'
import { skin } from './Prose.css.ts'

export const Prose: typeof Headless = dress(Headless, skin)

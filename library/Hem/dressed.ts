import { dress } from '../dress.ts'
import { Hem as Headless } from './Hem.tsx'
import { skin } from './Hem.css.ts'

export const Hem: typeof Headless = dress(Headless, skin)

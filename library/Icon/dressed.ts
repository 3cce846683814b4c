import { dress } from '../dress.ts'
import { Icon as Headless } from './Icon.tsx'
import { skin } from './Icon.css.ts'

export const Icon: typeof Headless = dress(Headless, skin)

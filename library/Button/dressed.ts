import { dress } from '../dress.ts'
import { Button as Headless } from './Button.tsx'
import { skin } from './Button.css.ts'

export const Button: typeof Headless = dress(Headless, skin)

import { dress } from '../dress.ts'
import { Button as Headless } from './Button.tsx'
import * as skin from './Button.css.ts'

export const Button: typeof Headless = dress(Headless, skin)

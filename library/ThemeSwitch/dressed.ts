import { dress } from '../dress.ts'
import { ThemeSwitch as Headless } from './ThemeSwitch.tsx'
import { skin } from './ThemeSwitch.css.ts'

export const ThemeSwitch: typeof Headless = dress(Headless, skin)

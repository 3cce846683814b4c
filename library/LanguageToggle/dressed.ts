import { dress } from '../dress.ts'
import { LanguageToggle as Headless } from './LanguageToggle.tsx'
import { skin } from './LanguageToggle.css.ts'

export const LanguageToggle: typeof Headless = dress(Headless, skin)

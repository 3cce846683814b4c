import { dress } from '../dress.ts'
import { FormErrors as Headless } from './FormErrors.tsx'
import { skin } from './FormErrors.css.ts'

export const FormErrors: typeof Headless = dress(Headless, skin)

import { dress } from '../dress.ts'
import { ErrorScreen as Headless } from './ErrorScreen.tsx'
import { skin } from './ErrorScreen.css.ts'

export const ErrorScreen: typeof Headless = dress(Headless, skin)

import { dress } from '../dress.ts'
import { Alert as Headless } from './Alert.tsx'
import { skin } from './Alert.css.ts'

export const Alert: typeof Headless = dress(Headless, skin)

import { dress } from '../dress.ts'
import { LoadingBar as Headless } from './LoadingBar.tsx'
import { skin } from './LoadingBar.css.ts'

export const LoadingBar: typeof Headless = dress(Headless, skin)

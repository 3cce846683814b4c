import { dress } from '../dress.ts'
import { LoadingBar as Headless } from './LoadingBar.tsx'
import * as skin from './LoadingBar.css.ts'

export const LoadingBar: typeof Headless = dress(Headless, skin)

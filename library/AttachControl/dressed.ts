import { dress } from '../dress.ts'
import { AttachControl as Headless } from './AttachControl.tsx'
import { skin } from './AttachControl.css.ts'

export const AttachControl: typeof Headless = dress(Headless, skin)

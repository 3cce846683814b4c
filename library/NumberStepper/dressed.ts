import { dress } from '../dress.ts'
import { NumberStepper as Headless } from './NumberStepper.tsx'
import { skin } from './NumberStepper.css.ts'

export const NumberStepper: typeof Headless = dress(Headless, skin)

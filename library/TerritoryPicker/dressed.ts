import { dress } from '../dress.ts'
import { TerritoryPicker as Headless } from './TerritoryPicker.tsx'
import { skin } from './TerritoryPicker.css.ts'

export const TerritoryPicker: typeof Headless = dress(Headless, skin)

import { dress } from '../dress.ts'
import { TerritoryPicker as Headless } from './TerritoryPicker.tsx'
import * as skin from './TerritoryPicker.css.ts'

export const TerritoryPicker: typeof Headless = dress(Headless, skin)

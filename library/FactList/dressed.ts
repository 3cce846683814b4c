import { dress } from '../dress.ts'
import { FactList as Headless } from './FactList.tsx'
import { skin } from './FactList.css.ts'

export const FactList: typeof Headless = dress(Headless, skin)

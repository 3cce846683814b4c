import { dress } from '../dress.ts'
import { FactList as Headless } from './FactList.tsx'
import * as skin from './FactList.css.ts'

export const FactList: typeof Headless = dress(Headless, skin)

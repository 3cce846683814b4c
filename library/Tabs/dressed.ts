import { dress } from '../dress.ts'
import { Tabs as Headless } from './Tabs.tsx'
import { skin } from './Tabs.css.ts'

export const Tabs: typeof Headless = dress(Headless, skin)

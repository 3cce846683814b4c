import { dress } from '../dress.ts'
import { Menu as Headless } from './Menu.tsx'
import { skin } from './Menu.css.ts'

export const Menu: typeof Headless = dress(Headless, skin)

import { dress } from '../dress.ts'
import { SearchCombobox as Headless } from './SearchCombobox.tsx'
import { skin } from './SearchCombobox.css.ts'

export const SearchCombobox: typeof Headless = dress(Headless, skin)

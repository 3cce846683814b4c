import { dress } from '../dress.ts'
import { SearchResult as Headless } from './SearchResult.tsx'
import { skin } from './SearchResult.css.ts'

export const SearchResult: typeof Headless = dress(Headless, skin)

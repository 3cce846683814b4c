import { dress } from '../dress.ts'
import { SortableList as Headless } from './SortableList.tsx'
import { skin } from './SortableList.css.ts'

export const SortableList: typeof Headless = dress(Headless, skin)

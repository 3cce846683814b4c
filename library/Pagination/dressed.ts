import { dress } from '../dress.ts'
import { Pagination as Headless } from './Pagination.tsx'
import { skin } from './Pagination.css.ts'

export const Pagination: typeof Headless = dress(Headless, skin)

import { dress } from '../dress.ts'
import { EmptyState as Headless } from './EmptyState.tsx'
import { skin } from './EmptyState.css.ts'

export const EmptyState: typeof Headless = dress(Headless, skin)

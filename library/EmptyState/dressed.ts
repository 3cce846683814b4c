import { dress } from '../dress.ts'
import { EmptyState as Headless } from './EmptyState.tsx'
import * as skin from './EmptyState.css.ts'

export const EmptyState: typeof Headless = dress(Headless, skin)

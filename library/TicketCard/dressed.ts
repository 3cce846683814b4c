import { dress } from '../dress.ts'
import { TicketCard as Headless } from './TicketCard.tsx'
import { skin } from './TicketCard.css.ts'

export const TicketCard: typeof Headless = dress(Headless, skin)

import { dress } from '../dress.ts'
import { AccordionCard as Headless } from './AccordionCard.tsx'
import { skin } from './AccordionCard.css.ts'

export const AccordionCard: typeof Headless = dress(Headless, skin)

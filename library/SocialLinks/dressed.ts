import { dress } from '../dress.ts'
import { SocialLinks as Headless } from './SocialLinks.tsx'
import { skin } from './SocialLinks.css.ts'

export const SocialLinks: typeof Headless = dress(Headless, skin)

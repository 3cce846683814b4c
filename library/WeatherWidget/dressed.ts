import { dress } from '../dress.ts'
import { WeatherWidget as Headless } from './WeatherWidget.tsx'
import { skin } from './WeatherWidget.css.ts'

export const WeatherWidget: typeof Headless = dress(Headless, skin)

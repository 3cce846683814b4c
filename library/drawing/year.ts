import { mix, white } from './color.ts'
import { strip } from './land.ts'
import { paletteOf, type DayTime, type Palette, type Season } from './palette.ts'
import type { Sheet, Stop } from './sheet.ts'

/** The season and hour of each month: white nights in June, dusk at noon in December. */
const hours: readonly (readonly [Season, DayTime])[] = [
  ['winter', 'night'],
  ['winter', 'dusk'],
  ['winter', 'day'],
  ['spring', 'day'],
  ['spring', 'day'],
  ['summer', 'dusk'],
  ['summer', 'day'],
  ['summer', 'day'],
  ['autumn', 'day'],
  ['autumn', 'dusk'],
  ['winter', 'dusk'],
  ['winter', 'night'],
]
export const june = 5
export const april = 3
export const palettes: readonly Palette[] = hours.map(([season, time], month) => {
  const palette = paletteOf(season, time)
  return month === june ? { ...palette, sky: ['#5f9dbb', '#bccbcc', '#ffd9ae'] } : palette
})
export const july = paletteOf('summer', 'day')

/** A sheet whose width is a year: every layer is one path, filled with a gradient of the colours of the months. */
export class Year {
  readonly sheet: Sheet
  readonly monthWidth: number
  /** The scale of figures. */
  readonly unit: number
  readonly #veil: string

  constructor(sheet: Sheet) {
    this.sheet = sheet
    this.monthWidth = sheet.width / 12
    this.unit = sheet.height / 600
    this.#veil = sheet.nextId()
    const stops =
      '<stop offset="0" stop-color="#000"/><stop offset=".7" stop-color="#fff"/><stop offset="1" stop-color="#000"/>'
    const mask = `<mask id="${this.#veil}" maskContentUnits="objectBoundingBox"><path d="M0 0h1v1H0z" fill="url(#${this.#veil}g)"/></mask>`
    sheet.define(`<linearGradient id="${this.#veil}g" x2="0" y1="0" y2="1">${stops}</linearGradient>${mask}`)
  }

  /** x of the middle of a month, counted from 0. */
  middle(month: number): number {
    return this.monthWidth * (month + 0.5)
  }

  /**
   * The colours of twelve months from left to right; neighbouring colours blend, so that there are no seams between
   * months.
   */
  fill(pick: (palette: Palette, month: number) => string, opacity = 1): string {
    const colors = palettes.map(pick)
    const at = (month: number) => colors[Math.min(11, Math.max(0, month))] ?? white
    const stops = colors.map((color, month): Stop => {
      const between = mix(at(month - 1), at(month + 1), 0.5)
      return [mix(between, color, 0.62), opacity, Number((month / 11).toFixed(3))]
    })
    return this.sheet.gradientAcross(this.middle(0), this.middle(11), stops)
  }

  /** A strip of haze that fades out above and below. */
  haze(top: number, height: number, fill: string, opacity: number) {
    this.sheet.fill(strip(this.sheet, top, top + height), fill, ` mask="url(#${this.#veil})" opacity="${opacity}"`)
  }

  /** The sheet with the palette of a month. */
  in(month: number): Sheet {
    return this.sheet.under(palettes[month] ?? july)
  }
}

import { mix } from './color.ts'
import { factor, outline } from './numbers.ts'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'

/** A colour, or a colour with its opacity and its offset between 0 and 1. */
export type Stop = string | readonly [color: string, opacity: number, place?: number]
/** Options of a placed silhouette; `attributes` begin with a space. */
export interface Placing {
  attributes?: string
  isMirrored?: boolean
}

/** From `left` to `right`, units of the picture. */
export interface Span {
  left: number
  right: number
}

interface Print {
  marks: string[]
  definitions: string[]
  /** Ids of symbols that are defined once and used several times, by their key. */
  symbols: Map<string, string>
  lastId: number
}

interface SheetOptions {
  /** Units of the picture; a cover is drawn in px of its own size. */
  width: number
  height: number
  palette: Palette
  random: Random
  /** The prefix of every id, so that several pictures can be in one page. */
  prefix: string
  /** Which of a scene's compositions is drawn: any whole number from 0. */
  order?: number
  /** The visible part of the width; everything outside is left out of the file. */
  seen?: Span
}

const idsOf = (definition: string) => [...definition.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id)

/** The surface of a picture: each layer covers the earlier ones, from the sky to the grass. */
export class Sheet {
  readonly width: number
  readonly height: number
  readonly palette: Palette
  readonly random: Random
  /** The scale of figures: 1 on a sheet of 640 × 600. */
  readonly unit: number
  /** The width of the middle part, which contains the subject of the picture: its ratio is 3:2. */
  readonly stage: number
  /** Whether the stage is mirrored, from right to left. */
  readonly isMirrored: boolean
  readonly #options: SheetOptions
  readonly #print: Print

  constructor(options: SheetOptions, print: Print = { marks: [], definitions: [], symbols: new Map(), lastId: 0 }) {
    this.width = options.width
    this.height = options.height
    this.palette = options.palette
    this.random = options.random
    this.unit = Math.min(options.height / 600, options.width / 640)
    this.stage = options.height * 1.5
    this.isMirrored = Math.floor((options.order ?? 0) / 2) % 2 === 1
    this.#options = options
    this.#print = print
  }

  /** The same sheet with another palette, because a panorama changes it from month to month. */
  under(palette: Palette): Sheet {
    return new Sheet({ ...this.#options, palette }, this.#print)
  }

  /** x of a share of the stage: 0 and 1 are its ends, 0.5 the middle of the sheet. */
  at(share: number): number {
    return this.width / 2 + (this.isMirrored ? 0.5 - share : share - 0.5) * this.stage
  }

  /** The number of things on the whole width if there are `count` on the stage. */
  over(count: number): number {
    return Math.round((count * this.width) / this.stage)
  }

  /** Chooses one of a scene's compositions; consecutive numbers give different ones. */
  composition<T>(choices: readonly [T, ...T[]]): T {
    return choices[(this.#options.order ?? 0) % choices.length] ?? choices[0]
  }

  /** Whether a part of the span from `left` to `right` is in the picture. */
  isSeen(left: number, right: number): boolean {
    const { seen } = this.#options
    return !seen || (right > seen.left && left < seen.right)
  }

  nextId(): string {
    const id = this.#options.prefix + this.#print.lastId.toString(36)
    this.#print.lastId += 1
    return id
  }

  add(mark: string) {
    this.#print.marks.push(mark)
  }

  define(definition: string) {
    this.#print.definitions.push(definition)
  }

  /** The id of a symbol, drawn on first use. */
  symbol(key: string, draw: (id: string) => string): string {
    const known = this.#print.symbols.get(key)
    if (known) return known
    const id = this.nextId()
    this.#print.symbols.set(key, id)
    this.define(draw(id))
    return id
  }

  /** Removes everything drawn so far from the sheet, and returns it. */
  lift(): string {
    return this.#print.marks.splice(0).join('')
  }

  fill(path: string, fill: string, attributes = '') {
    this.add(`<path d="${path}" fill="${fill}"${attributes}/>`)
  }

  /** Lines with round ends. @param width in units, rounded to one decimal */
  stroke(path: string, color: string, width: number, attributes = '') {
    this.add(
      `<path d="${path}" fill="none" stroke="${color}" stroke-width="${Number(width.toFixed(1))}" stroke-linecap="round"${attributes}/>`,
    )
  }

  /** A silhouette of about 100 units whose origin is at its foot. */
  place(
    figure: string,
    x: number,
    y: number,
    scale: number,
    fill: string,
    { attributes = '', isMirrored = false }: Placing = {},
  ) {
    const mirror = isMirrored ? `${factor(-scale)} ` : ''
    this.add(
      `<path d="${figure}" transform="${outline`translate(${x} ${y})`}scale(${mirror}${factor(scale)})" fill="${fill}"${attributes}/>`,
    )
  }

  /** A silhouette that is drawn as an outline only. */
  placeLine(figure: string, x: number, y: number, scale: number, color: string, width: number, isMirrored = false) {
    this.place(figure, x, y, scale, 'none', {
      attributes: ` stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`,
      isMirrored,
    })
  }

  /** A vertical gradient from `top` to `bottom`. */
  gradient(top: number, bottom: number, stops: readonly Stop[]): string {
    return this.#gradient(outline`x1="0" x2="0" y1="${top}" y2="${bottom}"`, stops)
  }

  /** A horizontal gradient from `left` to `right`. */
  gradientAcross(left: number, right: number, stops: readonly Stop[]): string {
    return this.#gradient(outline`x1="${left}" x2="${right}"`, stops)
  }

  /** The colour of land: 0 is far in the mist, 1 near. */
  depth(nearness: number): string {
    return mix(this.palette.far, this.palette.near, nearness)
  }

  toSvg(viewBox: string, preserve: string): string {
    const { definitions, marks } = this.#print
    const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="${preserve}" aria-hidden="true">`
    const drawn = marks.join('')
    const isUsed = (definition: string) => idsOf(definition).some((id) => used.has(id))
    const used = new Set([...(definitions.join('') + drawn).matchAll(/#([\w-]+)[)"]/g)].map(([, id]) => id))
    return `${open}<defs>${definitions.filter(isUsed).join('')}</defs>${drawn}</svg>`
  }

  #gradient(line: string, stops: readonly Stop[]): string {
    const id = this.nextId()
    const drawn = stops.map((stop, index) => {
      const [color, opacity, place = Number((index / (stops.length - 1)).toFixed(2))] =
        typeof stop === 'string' ? [stop, 1] : stop
      return `<stop offset="${place}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`
    })
    this.define(`<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${drawn.join('')}</linearGradient>`)
    return `url(#${id})`
  }
}

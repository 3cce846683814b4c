import { mix } from './color.ts'
import { factor, outline } from './numbers.ts'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'

/** A colour, or one with its opacity and its place between 0 and 1. */
export type Stop = string | readonly [color: string, opacity: number, place?: number]
/** Draws under everything drawn later; `attributes` start with a space. */
export interface Placing {
  attributes?: string
  isMirrored?: boolean
}

interface Print {
  marks: string[]
  definitions: string[]
  /** Ids of what is defined once and used often, by what it is. */
  symbols: Map<string, string>
  lastId: number
}

interface SheetOptions {
  /** Units of the picture; a cover is drawn in px of its own size. */
  width: number
  height: number
  palette: Palette
  random: Random
  /** Begins every id, so that pictures can stand in one page. */
  prefix: string
}

/** What a picture is printed on: layer over layer, from the sky to the grass. */
export class Sheet {
  readonly width: number
  readonly height: number
  readonly palette: Palette
  readonly random: Random
  /** The scale of figures: 1 on a sheet of 640 × 600. */
  readonly unit: number
  readonly #options: SheetOptions
  readonly #print: Print

  constructor(options: SheetOptions, print: Print = { marks: [], definitions: [], symbols: new Map(), lastId: 0 }) {
    this.width = options.width
    this.height = options.height
    this.palette = options.palette
    this.random = options.random
    this.unit = Math.min(options.height / 600, options.width / 640)
    this.#options = options
    this.#print = print
  }

  /** The same sheet under other inks: a panorama changes them month by month. */
  under(palette: Palette): Sheet {
    return new Sheet({ ...this.#options, palette }, this.#print)
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

  /** Everything printed so far, taken off the sheet. */
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

  /** A silhouette drawn by its line alone. */
  placeLine(figure: string, x: number, y: number, scale: number, color: string, width: number, isMirrored = false) {
    this.place(figure, x, y, scale, 'none', {
      attributes: ` stroke="${color}" stroke-width="${width}" stroke-linecap="round"`,
      isMirrored,
    })
  }

  /** A fill that changes downwards from `top` to `bottom`. */
  gradient(top: number, bottom: number, stops: readonly Stop[]): string {
    return this.#gradient(outline`x1="0" x2="0" y1="${top}" y2="${bottom}"`, stops)
  }

  /** A fill that changes from `left` to `right`. */
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
    return `${open}<defs>${definitions.join('')}</defs>${marks.join('')}</svg>`
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

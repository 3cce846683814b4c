import { outline } from '../numbers.ts'
import { bandPath, type BandName } from '../ornament.ts'
import type { Sheet } from '../sheet.ts'

interface Frieze {
  x: number
  y: number
  width: number
  name: BandName
  cell: number
  ink: string
}

/** A band of ornament along an edge. @returns its height */
export function frieze(sheet: Sheet, { x, y, width, name, cell, ink }: Frieze): number {
  const band = bandPath(name, cell)
  const id = sheet.nextId()
  const area = outline`x="${x}" y="${y}" width="${band.width}" height="${band.height}"`
  sheet.define(
    `<pattern id="${id}" patternUnits="userSpaceOnUse" ${area}><path d="${band.path}" fill="${ink}"/></pattern>`,
  )
  sheet.fill(outline`M${x} ${y}h${width}v${band.height}h${-width}z`, `url(#${id})`)
  return band.height
}

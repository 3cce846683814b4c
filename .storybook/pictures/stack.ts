import { existsSync, readFileSync } from 'node:fs'
import { PNG } from 'pngjs'

const gap = 8
const opaque = 0xff
/** Thirty-two steps of each colour show every change, and take a third of the bytes. */
const step = 0xf8
/** A little white shines through each point, much of it through the ground: so the accepted pictures were written. */
function onWhite(value: number, alpha: number): number {
  const share = alpha / opaque
  return Math.round((1 - share) * opaque + share * value)
}
const shades = Uint8Array.from({ length: 0x100 }, (_, value) => onWhite(value & step, step))
const ground = onWhite(0x80, 0x80)

/** Pictures of one width under one another, on grey. */
export function stack(pictures: readonly Buffer[]): PNG {
  const read = pictures.map((picture) => PNG.sync.read(picture))
  const width = Math.max(...read.map((png) => png.width))
  const whole = new PNG({ width, height: read.reduce((sum, { height }) => sum + height + gap, 0) })
  whole.data.fill(ground)
  for (let index = 3; index < whole.data.length; index += 4) whole.data[index] = opaque
  let top = 0
  for (const png of read) {
    for (let index = 0; index < png.data.length; index += 1) {
      png.data[index] = index % 4 === 3 ? opaque : (shades[png.data[index] ?? 0] ?? 0)
    }
    PNG.bitblt(png, whole, 0, 0, png.width, png.height, 0, top)
    top += png.height + gap
  }
  return whole
}

/** As a file, without transparency. */
export const encoded = (picture: PNG): Buffer =>
  PNG.sync.write(picture, { colorType: 2, filterType: 0, deflateStrategy: 0, deflateLevel: 6 })

/** Whether a picture agrees with the accepted one in each point: to find that out is quicker than to write a file. */
export function isAccepted({ width, data }: PNG, file: string): boolean {
  if (!existsSync(file)) return false
  const accepted = PNG.sync.read(readFileSync(file))
  return accepted.width === width && accepted.data.equals(data)
}

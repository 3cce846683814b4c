import { PNG } from 'pngjs'

const gap = 8
/** Thirty-two steps of each colour tell what changed, and take a third of the room. */
const step = 0xf8

/** Pictures of one width under one another, on grey. @returns PNG */
export function stack(pictures: readonly Buffer[]): Buffer {
  const read = pictures.map((picture) => PNG.sync.read(picture))
  const width = Math.max(...read.map((png) => png.width))
  const whole = new PNG({ width, height: read.reduce((sum, { height }) => sum + height + gap, 0) })
  whole.data.fill(0x80)
  let top = 0
  for (const png of read) {
    PNG.bitblt(png, whole, 0, 0, png.width, png.height, 0, top)
    top += png.height + gap
  }
  for (let index = 0; index < whole.data.length; index += 1) whole.data[index] = (whole.data[index] ?? 0) & step
  return PNG.sync.write(whole, { colorType: 2, filterType: 0, deflateStrategy: 0, deflateLevel: 6 })
}

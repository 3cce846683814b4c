import { PNG } from 'pngjs'

const gap = 8

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
  return PNG.sync.write(whole, { colorType: 2 })
}

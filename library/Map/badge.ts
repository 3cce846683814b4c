import { clusterRadius } from './cluster.ts'
import type { Palette } from './overlays.ts'

const ring = 3

/**
 * Draws a cluster with the page's own font and colours, so that it needs no glyphs of the style.
 * @param ratio device pixels per CSS pixel
 */
export function drawBadge(count: number, palette: Palette, font: string, ratio: number): ImageData | null {
  const radius = clusterRadius(count)
  const side = Math.ceil((radius + ring) * 2 * ratio)
  const context = Object.assign(document.createElement('canvas'), { width: side, height: side }).getContext('2d')
  if (!context) return null
  const middle = side / 2
  const disc = (size: number, color: string) => {
    context.beginPath()
    context.arc(middle, middle, size * ratio, 0, 2 * Math.PI)
    context.fillStyle = color
    context.fill()
  }
  disc(radius + ring, palette.cluster)
  disc(radius + ring - 2, palette.ground)
  disc(radius - 2, palette.cluster)
  context.fillStyle = palette.onCluster
  context.font = `700 ${15 * ratio}px ${font}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(String(count), middle, middle + ratio)
  return context.getImageData(0, 0, side, side)
}

import type { Palette } from './overlays.ts'

/**
 * What is drawn on the canvas takes its colours from these custom properties of the map's frame; the
 * values stand where a skin sets none.
 */
const defaults: Palette = {
  cluster: '#0a5872',
  onCluster: '#ffffff',
  ground: '#ffffff',
  route: '#bd5f00',
  area: '#0a5872',
}
export const paletteNames: Record<keyof Palette, `--${string}`> = {
  cluster: '--map-cluster',
  onCluster: '--map-on-cluster',
  ground: '--map-ground',
  route: '--map-route',
  area: '--map-area',
}

export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element)
  const read = (role: keyof Palette) => style.getPropertyValue(paletteNames[role]).trim() || defaults[role]
  return {
    cluster: read('cluster'),
    onCluster: read('onCluster'),
    ground: read('ground'),
    route: read('route'),
    area: read('area'),
  }
}

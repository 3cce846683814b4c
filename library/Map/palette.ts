import type { Palette } from './overlays.ts'

/** The canvas takes its colours from these custom properties of the map's frame; the values are defaults. */
const colors = {
  cluster: ['--map-cluster', '#0a5872'],
  onCluster: ['--map-on-cluster', '#ffffff'],
  ground: ['--map-ground', '#ffffff'],
  area: ['--map-area', '#0a5872'],
} as const satisfies Record<Exclude<keyof Palette, 'routes'>, readonly [`--${string}`, string]>
const routeColors = [
  ['--map-route', '#bd5f00'],
  ['--map-route-2', '#0a5872'],
  ['--map-route-3', '#7a3b8f'],
  ['--map-route-4', '#2f6b2f'],
] as const

export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element)
  const read = ([name, otherwise]: readonly [string, string]) => style.getPropertyValue(name).trim() || otherwise
  const [first, second, third, fourth] = routeColors
  return {
    cluster: read(colors.cluster),
    onCluster: read(colors.onCluster),
    ground: read(colors.ground),
    area: read(colors.area),
    routes: [read(first), read(second), read(third), read(fourth)],
  }
}

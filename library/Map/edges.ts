import type { GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl'
import { lngLat } from './coordinates.ts'
import type { Point } from './places.ts'

/** Points along the edges of the frame: a label that would be cut there gets another side, or is left out. */
export const edgeSource = 'ov-edges'

/** px between them, less than any label is high or wide. */
const steps = { high: 14, wide: 36 }

const along = (length: number, step: number) =>
  Array.from({ length: Math.ceil(length / step) + 1 }, (_, index) => Math.min(index * step, length))

/** @returns px from the left top corner */
export const edgePixels = (wide: number, high: number): [x: number, y: number][] => [
  ...along(high, steps.high).flatMap((y): [number, number][] => [
    [0, y],
    [wide, y],
  ]),
  ...along(wide, steps.wide).flatMap((x): [number, number][] => [
    [x, 0],
    [x, high],
  ]),
]

export const edgeFeatures = (
  edges: readonly Point[],
): Exclude<GeoJSONSourceSpecification['data'], string> & { type: 'FeatureCollection' } => ({
  type: 'FeatureCollection',
  features: edges.map((edge) => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Point', coordinates: lngLat(edge) },
  })),
})

/** @param image that is not seen */
export const edgeLayer = (image: string): LayerSpecification => ({
  id: `${edgeSource}-room`,
  type: 'symbol',
  source: edgeSource,
  layout: { 'icon-image': image, 'icon-size': 0.25, 'icon-allow-overlap': true, 'icon-padding': 0 },
})

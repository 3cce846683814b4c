import type { GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl'
import { lngLat } from './coordinates.ts'
import type { Point } from './places.ts'

/**
 * The area that an element of the page covers on the map, px around its middle: no label of the base map is drawn
 * there.
 */
export type LabelRoom = Point & { wide: number; tall: number }

export const labelSource = 'ov-labels'

/** px; with sizes in such steps, few images are needed. */
const step = 8
const inSteps = (px: number) => Math.ceil(px / step) * step
const prefix = 'ov-room-'

/** The size of the transparent image with that name; `null` for any other name. */
export function sizeOfRoom(image: string): { wide: number; tall: number } | null {
  const [wide, tall] = image.startsWith(prefix) ? image.slice(prefix.length).split('x').map(Number) : []
  return wide && tall ? { wide, tall } : null
}

export const labelFeatures = (
  rooms: readonly LabelRoom[],
): Exclude<GeoJSONSourceSpecification['data'], string> & { type: 'FeatureCollection' } => ({
  type: 'FeatureCollection',
  // An element that is still empty covers nothing, and images need a size.
  features: rooms
    .filter(({ wide, tall }) => wide > 0 && tall > 0)
    .map(({ wide, tall, ...middle }) => ({
      type: 'Feature',
      properties: { room: `${prefix}${inSteps(wide)}x${inSteps(tall)}` },
      geometry: { type: 'Point', coordinates: lngLat(middle) },
    })),
})

export const labelLayer: LayerSpecification = {
  id: `${labelSource}-room`,
  type: 'symbol',
  source: labelSource,
  layout: { 'icon-image': ['get', 'room'], 'icon-allow-overlap': true, 'icon-padding': 0 },
}

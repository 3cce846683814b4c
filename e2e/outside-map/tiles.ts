import { geoJSONToTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { PNG } from 'pngjs'

/** A colour that no theme of the portal has. */
export const imageColor = [200, 30, 120] as const

const feature = (geometry: GeoJSON.Geometry, properties: GeoJSON.GeoJsonProperties): GeoJSON.Feature => ({
  type: 'Feature',
  geometry,
  properties,
})

const [west, south, east, north] = [50, 50, 90, 70]
const layers: Record<string, GeoJSON.Feature[]> = {
  earth: [
    feature(
      {
        type: 'Polygon',
        coordinates: [
          [
            [west, south],
            [east, south],
            [east, north],
            [west, north],
            [west, south],
          ],
        ],
      },
      { kind: 'earth' },
    ),
  ],
  water: [
    feature(
      {
        type: 'LineString',
        coordinates: [
          [west, 60.5],
          [east, 61.5],
        ],
      },
      { kind: 'river', name: 'Обь', 'name:en': 'Ob' },
    ),
  ],
  places: [
    feature(
      { type: 'Point', coordinates: [66, 59.5] },
      { kind: 'locality', name: 'Ханты-Мансийск', 'name:en': 'Khanty-Mansiysk', population_rank: 9 },
    ),
  ],
}

/**
 * The layers of Protomaps that the tests need.
 * @see https://docs.protomaps.com/basemaps/layers
 */
export const vectorTile = (): Uint8Array =>
  fromGeojsonVt(
    Object.fromEntries(
      Object.entries(layers).map(([name, features]) => [
        name,
        geoJSONToTile({ type: 'FeatureCollection', features }, 0, 0, 0),
      ]),
    ),
  )

export function pictureTile(): Uint8Array {
  const picture = new PNG({ width: 256, height: 256 })
  for (let at = 0; at < picture.data.length; at += 4) picture.data.set([...imageColor, 255], at)
  return PNG.sync.write(picture)
}

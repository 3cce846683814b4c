import type { GeoJSONSourceSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { lngLat } from './coordinates.ts'
import { edgeFeatures, edgeLayer, edgeSource } from './edges.ts'
import { labelFeatures, labelLayer, labelSource, type LabelRoom } from './label-rooms.ts'
import type { MapArea, MapPlace, PlaceId, Point } from './places.ts'
import { circleAround, greatCircle } from './sphere.ts'

export interface MapData {
  places: readonly MapPlace[]
  /** Stops in order; ids without a place are left out. */
  route: readonly PlaceId[]
  /** The part of the route to which each id of `route` belongs, from 0; by default one part. */
  routeParts?: readonly number[]
  area: MapArea | null
}
/** CSS colours. */
export interface Palette {
  cluster: string
  onCluster: string
  ground: string
  /** One for each part of the route; further parts repeat them. */
  routes: readonly [string, string, string, string]
  area: string
}
export interface Overlays {
  sources: Record<OverlaySource | typeof edgeSource | typeof labelSource, GeoJSONSourceSpecification>
  layers: LayerSpecification[]
}
export type OverlaySource = 'ov-places' | 'ov-stops' | 'ov-route' | 'ov-area'

export const clusterLayer = 'ov-clusters'
export const pointLayer = 'ov-points'
/**
 * A transparent image as large as a pin, px: pins are elements of the page, and labels of the base map must not be
 * under them.
 */
export const pinRoom = 'ov-pin'
export const pinSide = 36

type Data = Exclude<GeoJSONSourceSpecification['data'], string>
type Feature = Extract<Data, { type: 'FeatureCollection' }>['features'][number]
const collection = (features: Feature[]): Data => ({ type: 'FeatureCollection', features })

export function stopsOf({ places, route }: Pick<MapData, 'places' | 'route'>): MapPlace[] {
  const byId = new Map(places.map((place) => [place.id, place]))
  return route.flatMap((id) => byId.get(id) ?? [])
}

/** Stops of the route are always pins: they are not clustered. `index` is that of the place in `places`. */
function pointsOf({ places, route }: MapData): Data {
  const stops = new Set(route)
  return collection(
    places.flatMap((place, index) =>
      stops.has(place.id)
        ? []
        : {
            type: 'Feature' as const,
            properties: { index },
            geometry: { type: 'Point' as const, coordinates: lngLat(place) },
          },
    ),
  )
}
const stopPointsOf = (data: MapData): Data =>
  collection(
    stopsOf(data).map((stop) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Point', coordinates: lngLat(stop) },
    })),
  )

/** Dashes for the parts of a route, in line widths, so that parts differ without colours too. */
const dashes = [
  [2, 1.5],
  [6, 1.2],
  [0.6, 1.4],
  [4, 1.2, 0.6, 1.2],
] as const

/** A leg belongs to the part of the stop where it ends. */
function legsOf(data: MapData): Data {
  const stops = stopsOf(data)
  const parts = new Map(data.route.map((id, index) => [id, data.routeParts?.[index] ?? 0]))
  return collection(
    stops.slice(1).flatMap((to, index) => {
      const from = stops[index]
      return from
        ? {
            type: 'Feature' as const,
            properties: { part: (parts.get(to.id) ?? 0) % dashes.length },
            geometry: { type: 'LineString' as const, coordinates: greatCircle(from, to).map(lngLat) },
          }
        : []
    }),
  )
}
const areaOf = ({ area }: MapData): Data =>
  collection(
    area
      ? [
          {
            type: 'Feature',
            properties: {},
            geometry: { type: 'Polygon', coordinates: [circleAround(area).map(lngLat)] },
          },
        ]
      : [],
  )

export const dataOf = (data: MapData): Record<OverlaySource, Data> => ({
  'ov-places': pointsOf(data),
  'ov-stops': stopPointsOf(data),
  'ov-route': legsOf(data),
  'ov-area': areaOf(data),
})

const roomFor = (source: 'ov-places' | 'ov-stops'): LayerSpecification => ({
  id: `${source}-room`,
  type: 'symbol',
  source,
  filter: ['!', ['has', 'point_count']],
  layout: { 'icon-image': pinRoom, 'icon-anchor': 'bottom', 'icon-allow-overlap': true, 'icon-padding': 0 },
})

/** The last zoom level with clusters; tile levels are integers. */
export const closestClusters = (maxZoom: number) => Math.floor(maxZoom) - 1

export interface OverlayLook {
  palette: Palette
  /**
   * The map's closest zoom, at which every place has a pin of its own, because a cluster could not be split any more.
   */
  maxZoom: number
  /** The text size relative to the usual one. */
  scale?: number
  edges?: readonly Point[]
  labels?: readonly LabelRoom[]
}

/** Everything that the wrapper draws; every id begins with `ov-`. */
export function overlaysOf(data: MapData, look: OverlayLook): Overlays {
  const { palette, maxZoom, scale = 1, edges = [], labels = [] } = look
  const drawn = dataOf(data)
  return {
    sources: {
      [edgeSource]: { type: 'geojson', data: edgeFeatures(edges) },
      [labelSource]: { type: 'geojson', data: labelFeatures(labels) },
      'ov-area': { type: 'geojson', data: drawn['ov-area'] },
      'ov-route': { type: 'geojson', data: drawn['ov-route'] },
      'ov-stops': { type: 'geojson', data: drawn['ov-stops'] },
      'ov-places': {
        type: 'geojson',
        data: drawn['ov-places'],
        cluster: true,
        clusterRadius: 56 * scale,
        clusterMaxZoom: closestClusters(maxZoom),
      },
    },
    layers: [
      { id: 'ov-area', type: 'fill', source: 'ov-area', paint: { 'fill-color': palette.area, 'fill-opacity': 0.12 } },
      {
        id: 'ov-area-edge',
        type: 'line',
        source: 'ov-area',
        paint: { 'line-color': palette.area, 'line-width': 2, 'line-dasharray': [3, 2.5] },
      },
      {
        id: 'ov-route-case',
        type: 'line',
        source: 'ov-route',
        paint: { 'line-color': palette.ground, 'line-width': 8 },
      },
      ...dashes.map((dash, part): LayerSpecification => ({
        id: `ov-route-${part}`,
        type: 'line',
        source: 'ov-route',
        filter: ['==', ['get', 'part'], part],
        paint: {
          'line-color': palette.routes[part] ?? palette.routes[0],
          'line-width': 4,
          'line-dasharray': [...dash],
        },
      })),
      {
        id: pointLayer,
        type: 'circle',
        source: 'ov-places',
        filter: ['!', ['has', 'point_count']],
        paint: {
          'circle-radius': 6,
          'circle-color': palette.cluster,
          'circle-stroke-width': 2,
          'circle-stroke-color': palette.ground,
        },
      },
      {
        id: clusterLayer,
        type: 'symbol',
        source: 'ov-places',
        filter: ['has', 'point_count'],
        layout: {
          'icon-image': ['concat', 'ov-cluster-', ['to-string', ['get', 'point_count']]],
          'icon-allow-overlap': true,
        },
      },
      // Upper layers are placed first, and the others make room.
      roomFor('ov-places'),
      roomFor('ov-stops'),
      labelLayer,
      edgeLayer(pinRoom),
    ],
  }
}

/** Layers that cover an area. */
const isGround = ({ type }: LayerSpecification) => type === 'fill' || type === 'line'

/**
 * Adds the overlays to a style, lines and areas below its labels and the rest on top, so that they are there after
 * every change of style.
 */
export function withOverlays(style: StyleSpecification, { sources, layers }: Overlays): StyleSpecification {
  const firstName = style.layers.findIndex(({ type }) => type === 'symbol')
  const names = firstName < 0 ? style.layers.length : firstName
  return {
    ...style,
    sources: { ...style.sources, ...sources },
    layers: [
      ...style.layers.slice(0, names),
      ...layers.filter(isGround),
      ...style.layers.slice(names),
      ...layers.filter((layer) => !isGround(layer)),
    ],
  }
}

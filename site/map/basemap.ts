import type { Feature, FeatureCollection, Geometry, MultiPolygon, Position } from 'geojson'
import type { StyleSpecification } from 'maplibre-gl'
import { feature } from 'topojson-client'
import source from '../region/basemap.topojson?raw'
import { layersOf } from './basemap-layers.ts'
import { englishNames } from '../region/basemap-english-names.ts'
import { fontFaces } from './map-fonts.ts'
import type { BasemapColors } from './map-palette.ts'
import { riverNames } from '../region/basemap-river-names.ts'
import { contentLanguage, type Language } from '../region/languages.ts'
import { textIn } from '../messages/text-in.ts'

/** `lvl`: 0 is a large river, 4 a small one. `r`: the rank of a town from 0; `in`: 1 inside the region. */
type Properties = { id?: string; name_ru?: string | null; lvl?: number; r?: number; in?: number }
const parts = ['land', 'regions', 'borders', 'rivers', 'lakes', 'towns', 'region_labels'] as const
export type BasemapPart = (typeof parts)[number]
type Topology = Parameters<typeof feature>[0]

/** Names of the map in languages other than its own. */
const namesIn: Readonly<Record<string, Readonly<Record<string, string>>>> = { en: englishNames }

const credits = {
  ru: 'Границы: <a href="https://www.naturalearthdata.com/">Natural Earth</a>. Реки и озёра: <a href="https://www.soest.hawaii.edu/pwessel/gshhg/">GSHHG</a>. Города: <a href="https://www.geonames.org/">GeoNames</a>',
  en: 'Borders: <a href="https://www.naturalearthdata.com/">Natural Earth</a>. Rivers and lakes: <a href="https://www.soest.hawaii.edu/pwessel/gshhg/">GSHHG</a>. Towns: <a href="https://www.geonames.org/">GeoNames</a>',
}

let read: Record<BasemapPart, FeatureCollection<Geometry, Properties>> | undefined

/** Decoded once per page: half a megabyte of JSON. */
function basemap() {
  if (read) return read
  const topology: Topology = JSON.parse(source)
  const part = (name: BasemapPart) =>
    feature(topology, topology.objects[name] ?? { type: 'GeometryCollection', geometries: [] }) as FeatureCollection<
      Geometry,
      Properties
    >
  read = {
    land: part('land'),
    regions: part('regions'),
    borders: part('borders'),
    rivers: part('rivers'),
    lakes: part('lakes'),
    towns: part('towns'),
    region_labels: part('region_labels'),
  }
  return read
}

function named({ properties, ...rest }: Feature<Geometry, Properties>, language: Language): Feature<Geometry> {
  const name = properties.name_ru
  return {
    ...rest,
    properties: { ...properties, ...(name && { name: namesIn[contentLanguage(language)]?.[name] ?? name }) },
  }
}

type Ring = Position[]
/** A rectangle slightly larger than the land of the map. */
const sheet: Ring = [
  [39.5, 47.5],
  [106.5, 47.5],
  [106.5, 76.5],
  [39.5, 76.5],
  [39.5, 47.5],
]

/** The sea: a rectangle with the land cut out of it, and the inland seas. */
function seaOf(land: FeatureCollection<Geometry>): Feature<MultiPolygon> {
  const polygons = land.features.flatMap(({ geometry }): Ring[][] => {
    if (geometry?.type === 'Polygon') return [geometry.coordinates]
    return geometry?.type === 'MultiPolygon' ? geometry.coordinates : []
  })
  const shores = polygons.flatMap(([shore]) => (shore ? [shore] : []))
  const inland = polygons.flatMap(([, ...holes]) => holes.map((hole): Ring[] => [hole]))
  return {
    type: 'Feature',
    properties: {},
    geometry: { type: 'MultiPolygon', coordinates: [[sheet, ...shores], ...inland] },
  }
}

/** Rivers are accurate to about zoom 8; beyond 9 they are only enlarged. */
const closest = 9

/** The region's own map, made from public registries. It loads no tiles and needs no glyph server. */
export function basemapStyle(colors: BasemapColors, language: Language): StyleSpecification {
  const drawn = basemap()
  const sourceOf = (part: BasemapPart) => ({
    type: 'geojson' as const,
    maxzoom: closest,
    data: {
      type: 'FeatureCollection' as const,
      features: drawn[part].features.filter(({ geometry }) => geometry).map((one) => named(one, language)),
    },
  })
  return {
    version: 8,
    'font-faces': fontFaces,
    sources: {
      // MapLibre shows the attribution only of sources that a layer draws: `sea` is drawn in every theme.
      sea: { type: 'geojson', maxzoom: closest, data: seaOf(drawn.land), attribution: textIn(credits, language) },
      land: sourceOf('land'),
      regions: sourceOf('regions'),
      borders: sourceOf('borders'),
      rivers: sourceOf('rivers'),
      lakes: sourceOf('lakes'),
      river_names: { type: 'geojson', data: riverNames(language) },
      towns: sourceOf('towns'),
      region_labels: sourceOf('region_labels'),
    },
    layers: layersOf(colors),
  }
}

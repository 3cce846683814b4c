import { addProtocol, type LayerSpecification, type StyleSpecification } from 'maplibre-gl'
import { PMTiles, Protocol, TileType } from 'pmtiles'
import { fontFaces, medium, semiBold } from './map-fonts.ts'
import { isTwoColoured, type BasemapColors } from './map-palette.ts'
import type { Language } from '../region/languages.ts'

let protocol: Protocol | undefined

/** Registers `pmtiles://` as a protocol of sources. Repeated calls do nothing. */
export function knowArchives(): Protocol {
  if (protocol) return protocol
  protocol = new Protocol()
  addProtocol('pmtiles', protocol.tile)
  return protocol
}

/** @see https://docs.protomaps.com/basemaps/layers */
function layersOf(colors: BasemapColors, language: Language): LayerSpecification[] {
  const { land, out, water, border, label, waterLabel } = colors
  const filled = isTwoColoured(colors) ? out : water
  const shared = { source: 'archive' } as const
  const name: ['coalesce', ...['get', string][]] = ['coalesce', ['get', `name:${language}`], ['get', 'name']]
  const halo = { 'text-halo-color': land, 'text-halo-width': 1.5 }
  const road = (kind: string, minzoom: number, width: number): LayerSpecification => ({
    ...shared,
    id: `roads-${kind}`,
    type: 'line',
    'source-layer': 'roads',
    minzoom,
    filter: ['==', ['get', 'kind'], kind],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': border,
      'line-width': ['interpolate', ['exponential', 1.5], ['zoom'], 6, width / 2, 14, width * 3],
    },
  })
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': filled } },
    { ...shared, id: 'earth', type: 'fill', 'source-layer': 'earth', paint: { 'fill-color': land } },
    {
      ...shared,
      id: 'water',
      type: 'fill',
      'source-layer': 'water',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': filled, 'fill-outline-color': water },
    },
    {
      ...shared,
      id: 'rivers',
      type: 'line',
      'source-layer': 'water',
      filter: ['==', ['geometry-type'], 'LineString'],
      paint: { 'line-color': water, 'line-width': ['interpolate', ['linear'], ['zoom'], 6, 1, 14, 4] },
    },
    road('minor_road', 12, 0.75),
    road('major_road', 6, 1.5),
    road('highway', 4, 2),
    {
      ...shared,
      id: 'borders',
      type: 'line',
      'source-layer': 'boundaries',
      paint: { 'line-color': border, 'line-width': 1.5, 'line-dasharray': [3, 2] },
    },
    {
      ...shared,
      id: 'water-names',
      type: 'symbol',
      'source-layer': 'water',
      filter: ['==', ['geometry-type'], 'LineString'],
      layout: { 'symbol-placement': 'line', 'text-field': name, 'text-font': [medium], 'text-size': 12 },
      paint: { 'text-color': waterLabel, ...halo },
    },
    {
      ...shared,
      id: 'places',
      type: 'symbol',
      'source-layer': 'places',
      filter: ['in', ['get', 'kind'], ['literal', ['locality', 'region']]],
      layout: {
        'text-field': name,
        'text-font': [
          'case',
          ['>', ['coalesce', ['get', 'population_rank'], 0], 8],
          ['literal', [semiBold]],
          ['literal', [medium]],
        ],
        'text-size': ['interpolate', ['linear'], ['zoom'], 4, 12, 12, 16],
        'text-padding': 4,
        'symbol-sort-key': ['coalesce', ['get', 'min_zoom'], 0],
      },
      paint: { 'text-color': label, ...halo },
    },
  ]
}

/**
 * The style of a PMTiles archive: vector tiles of Protomaps' layers in the theme's colours, raster tiles unchanged.
 * @throws if the archive cannot be read: the map then uses the embedded style
 */
export async function archiveStyle(
  url: string,
  colors: BasemapColors,
  language: Language,
): Promise<StyleSpecification> {
  const archive = new PMTiles(url)
  knowArchives().add(archive)
  const { tileType } = await archive.getHeader()
  const address = `pmtiles://${url}`
  if (tileType !== TileType.Mvt)
    return {
      version: 8,
      sources: { archive: { type: 'raster', url: address, tileSize: 256 } },
      layers: [{ id: 'archive', type: 'raster', source: 'archive' }],
    }
  return {
    version: 8,
    'font-faces': fontFaces,
    sources: { archive: { type: 'vector', url: address } },
    layers: layersOf(colors, language),
  }
}

import type { FilterSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import { region } from '../region/region.ts'
import { medium, semiBold } from './map-fonts.ts'
import { isTwoColoured, type BasemapColors } from './map-palette.ts'

const ownRegion = region.isoCode

/** The zoom from which rivers of each level, and towns of each rank, are drawn. */
const riverZooms = [0, 0, 4.5, 5, 6]
const townZooms = [0, 4.4, 5.4, 6.2, 7, 8]

const areas = ({ land, out, water, border, ...rest }: BasemapColors): LayerSpecification[] => {
  const isPlain = isTwoColoured({ land, out, water, border, ...rest })
  return [
    // The colour of land, because otherwise the first frame would be all sea.
    { id: 'ground', type: 'background', paint: { 'background-color': out } },
    { id: 'sea', type: 'fill', source: 'sea', paint: { 'fill-color': isPlain ? out : water } },
    {
      id: 'region',
      type: 'fill',
      source: 'regions',
      filter: ['==', ['get', 'id'], ownRegion],
      paint: { 'fill-color': land },
    },
    { id: 'lakes', type: 'fill', source: 'lakes', paint: { 'fill-color': isPlain ? out : water } },
    ...(isPlain
      ? (['land', 'lakes'] as const).map((part): LayerSpecification => ({
          id: `${part}-edge`,
          type: 'line',
          source: part,
          paint: { 'line-color': water },
        }))
      : []),
  ]
}

const rivers = ({ water }: BasemapColors): LayerSpecification[] =>
  riverZooms.map((minzoom, level) => ({
    id: `rivers-${level}`,
    type: 'line',
    source: 'rivers',
    minzoom,
    filter: ['==', ['get', 'lvl'], level],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': water,
      'line-width': [
        'interpolate',
        ['exponential', 1.4],
        ['zoom'],
        3,
        1.6 - level * 0.3,
        6,
        3.4 - level * 0.55,
        9,
        6 - level * 1.1,
        14,
        10 - level * 1.8,
      ],
    },
  }))

const borders = ({ border }: BasemapColors): LayerSpecification[] => [
  {
    id: 'borders',
    type: 'line',
    source: 'borders',
    paint: { 'line-color': border, 'line-width': 1, 'line-dasharray': [3, 2], 'line-opacity': 0.7 },
  },
  {
    id: 'region-edge',
    type: 'line',
    source: 'regions',
    filter: ['==', ['get', 'id'], ownRegion],
    layout: { 'line-join': 'round' },
    paint: { 'line-color': border, 'line-width': 2 },
  },
]

const halo = (color: string) => ({ 'text-halo-color': color, 'text-halo-width': 1.5 })

const riverNames = ({ waterLabel, land }: BasemapColors, level: 0 | 1, minzoom: number): LayerSpecification => ({
  id: `river-names-${level}`,
  type: 'symbol',
  source: 'river_names',
  minzoom,
  // At closer zooms the simplified lines deviate from the rivers.
  maxzoom: 9,
  filter: ['==', ['get', 'lvl'], level],
  layout: {
    'text-field': ['get', 'name'],
    'text-font': [medium],
    'text-size': level === 0 ? 14 : 12.5,
    'text-letter-spacing': 0.12,
    'text-variable-anchor': ['center', 'bottom', 'top'],
    'text-radial-offset': 0.8,
  },
  paint: { 'text-color': waterLabel, ...halo(land) },
})

const regionNames = ({ label, out }: BasemapColors): LayerSpecification => ({
  id: 'region-names',
  type: 'symbol',
  source: 'region_labels',
  maxzoom: 8,
  filter: ['!=', ['get', 'id'], ownRegion],
  layout: {
    'text-field': ['get', 'name'],
    'text-font': [medium],
    'text-size': 12,
    'text-letter-spacing': 0.06,
    'text-max-width': 9,
  },
  paint: { 'text-color': label, 'text-opacity': 0.75, ...halo(out) },
})

type Rank = { rank: number; minzoom: number }
/** Towns outside the region count as one rank lower. */
const ofRank = (rank: number): FilterSpecification => ['==', ['+', ['get', 'r'], ['-', 1, ['get', 'in']]], rank]

const townDots = ({ label, land }: BasemapColors, { rank, minzoom }: Rank): LayerSpecification => ({
  id: `town-dots-${rank}`,
  type: 'circle',
  source: 'towns',
  minzoom,
  filter: ofRank(rank),
  paint: {
    'circle-radius': rank === 0 ? 4.5 : rank === 1 ? 3.5 : 2.75,
    'circle-color': rank === 0 ? label : land,
    'circle-stroke-color': label,
    'circle-stroke-width': 1.75,
  },
})

/** Label positions beside the dot, in ems; the larger distance is for a town under a pin or a cluster. */
const around = (ems: number): ('left' | 'right' | 'top' | 'bottom' | [number, number])[] => [
  'left',
  [ems, 0],
  'right',
  [-ems, 0],
  'bottom',
  [0, -ems],
  'top',
  [0, ems],
]

const townLayout = (rank: number): SymbolLayerSpecification['layout'] => ({
  'text-field': ['get', 'name'],
  'text-font': [rank < 2 ? semiBold : medium],
  'text-size': [
    'interpolate',
    ['linear'],
    ['zoom'],
    4,
    rank === 0 ? 14 : 12,
    9,
    rank === 0 ? 17 : rank === 1 ? 15.5 : 14,
  ],
  // The last position is below all pins of the town.
  'text-variable-anchor-offset': [...around(0.6), ...around(2.3), 'top', [0, 4]],
  'text-justify': 'auto',
  'text-padding': 4,
  // If two labels collide, the one in the region stays.
  'symbol-sort-key': ['-', 1, ['get', 'in']],
})

const townNames = ({ label, land }: BasemapColors, { rank, minzoom }: Rank): LayerSpecification => ({
  id: `town-names-${rank}`,
  type: 'symbol',
  source: 'towns',
  minzoom,
  filter: ofRank(rank),
  layout: townLayout(rank),
  paint: { 'text-color': label, 'text-opacity': ['case', ['==', ['get', 'in'], 1], 1, 0.75], ...halo(land) },
})

/** From bottom to top. MapLibre places labels of upper layers first, so the largest towns are last. */
export function layersOf(colors: BasemapColors): LayerSpecification[] {
  const ranks = townZooms.map((minzoom, rank) => ({ minzoom, rank })).reverse()
  return [
    ...areas(colors),
    ...rivers(colors),
    ...borders(colors),
    regionNames(colors),
    riverNames(colors, 1, 5.5),
    riverNames(colors, 0, 3.5),
    ...ranks.map((rank) => townDots(colors, rank)),
    ...ranks.map((rank) => townNames(colors, rank)),
  ]
}

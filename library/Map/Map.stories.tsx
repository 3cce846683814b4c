/// <reference types="vite/client" />
import type { Meta, StoryObj } from '@storybook/react-vite'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { StyleSpecification } from 'maplibre-gl'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { schemes } from '../theme/colors.ts'
import { Map } from './dressed.ts'
import type { MapPlace, MapType } from './places.ts'

type Line = readonly (readonly [latitude: number, longitude: number])[]
const turned = (line: Line) => line.map(([latitude, longitude]) => [longitude, latitude])
/** A made-up region, drawn without words: nothing is fetched. */
const region: Line = [
  [60.4, 61],
  [63.4, 62],
  [63.7, 67],
  [62.6, 73],
  [60.6, 72.5],
  [60.2, 66],
  [60.4, 61],
]
const rivers: readonly Line[] = [
  [
    [64.2, 65],
    [62.8, 65.4],
    [61.6, 67],
    [61, 70],
    [60.9, 75],
  ],
  [
    [61, 70],
    [62, 71],
    [62.7, 70.4],
  ],
]

type Colors = Record<'mapOut' | 'mapLand' | 'mapWater' | 'mapBorder', string>
const styleOf = ({ mapOut, mapLand, mapWater, mapBorder }: Colors): StyleSpecification => ({
  version: 8,
  sources: {
    region: {
      type: 'geojson',
      attribution: 'Схема',
      data: { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [turned(region)] } },
    },
    rivers: {
      type: 'geojson',
      data: { type: 'Feature', properties: {}, geometry: { type: 'MultiLineString', coordinates: rivers.map(turned) } },
    },
  },
  layers: [
    { id: 'out', type: 'background', paint: { 'background-color': mapOut } },
    { id: 'land', type: 'fill', source: 'region', paint: { 'fill-color': mapLand } },
    { id: 'border', type: 'line', source: 'region', paint: { 'line-color': mapBorder, 'line-width': 1.5 } },
    { id: 'rivers', type: 'line', source: 'rivers', paint: { 'line-color': mapWater, 'line-width': 3 } },
  ],
})
const light = styleOf(schemes.light)
const dark = styleOf(schemes.dark)

const places: MapPlace[] = [
  {
    id: 1,
    title: 'Музей реки',
    href: '#1',
    latitude: 62,
    longitude: 66.4,
    category: 'place',
    description: 'Лодки, сети и ледоход.',
  },
  { id: 2, title: 'Лагерь на озере', href: '#2', latitude: 62.9, longitude: 68.6, category: 'tour' },
  { id: 3, title: 'Ярмарка', href: '#3', latitude: 61.3, longitude: 69.2, category: 'event' },
  { id: 4, title: 'Столовая у пристани', href: '#4', latitude: 61.1, longitude: 64.2, category: 'food' },
  { id: 5, title: 'Гостиница «Кедр»', href: '#5', latitude: 61.9, longitude: 71.7, category: 'stay' },
]
/** Spread by the golden angle: the same on every run. */
const many: MapPlace[] = Array.from({ length: 2000 }, (_, index) => {
  const [turn, reach] = [index * 2.39996, Math.sqrt(index / 2000)]
  return {
    id: index + 1,
    title: `Место ${index + 1}`,
    href: `#${index + 1}`,
    latitude: 61.9 + 1.5 * reach * Math.sin(turn),
    longitude: 67 + 5 * reach * Math.cos(turn),
  }
})
const types: [MapType, ...MapType[]] = [
  { id: 'scheme', title: 'Схема', style: light },
  { id: 'night', title: 'Ночь', style: dark },
]
const hasNoWebGl = () => Promise.reject(new Error('not fetched here'))

const meta = {
  title: 'Map/Map',
  component: Map,
  args: { label: 'Места из списка', places, style: light, workerUrl, loadOn: 'press' },
} satisfies Meta<typeof Map>
export default meta
type Story = StoryObj<typeof Map>

/** What the map draws differs by machine, so these stories have no pictures. */
const drawn = ['no-picture']

export const NotLoaded: Story = {}
export const Ready: Story = { args: { loadOn: 'view' }, tags: drawn }
export const Selected: Story = { args: { loadOn: 'view', defaultSelectedId: 2 }, tags: drawn }
export const SelectedInList: Story = { args: { selectedId: 2 } }
export const Clusters: Story = { args: { loadOn: 'view', places: many }, tags: drawn }
export const Route: Story = { args: { loadOn: 'view', route: [4, 1, 3, 5] }, tags: drawn }
export const Area: Story = {
  args: { loadOn: 'view', area: { latitude: 61.6, longitude: 67.5, radiusKm: 120 } },
  tags: drawn,
}
export const Types: Story = { args: { loadOn: 'view', style: undefined, types }, tags: drawn }
export const Empty: Story = { args: { places: [], bounds: { south: 60, west: 60, north: 64, east: 74 } } }
export const LongWords: Story = {
  args: {
    places: [
      {
        ...places[0],
        id: 1,
        title: 'Рентгеноэлектрокардиографический краеведческий музей',
        href: '#1',
        latitude: 62,
        longitude: 66,
      },
      { id: 2, title: 'Х'.repeat(40), href: '#2', latitude: 62.4, longitude: 68, category: 'excursion' },
    ],
    area: { latitude: 61.6, longitude: 67.5, radiusKm: 120 },
  },
}
export const NotFetched: Story = {
  args: { loadEngine: hasNoWebGl },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    page.getByRole('button', { name: /Показать карту|Show map/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByRole('status').textContent).not.toBe(''))
    await expect(page.getAllByRole('link')).toHaveLength(places.length)
  },
}
export const StyleFailed: Story = {
  args: { loadOn: 'view', style: 'data:application/json,{', fallbackStyle: light },
  tags: drawn,
}

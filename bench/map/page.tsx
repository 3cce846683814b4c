/// <reference types="vite/client" />
import { Map as Drawn, type StyleSpecification } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { createRoot } from 'react-dom/client'
import { Map } from '../../library/Map/dressed.ts'
import type { MapPlace } from '../../library/Map/places.ts'
import '../../library/theme/page.ts'

const land = [
  [61, 60.4],
  [62, 63.4],
  [67, 63.7],
  [73, 62.6],
  [72.5, 60.6],
  [66, 60.2],
  [61, 60.4],
]
const style: StyleSpecification = {
  version: 8,
  sources: {
    region: {
      type: 'geojson',
      data: { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [land] } },
    },
  },
  layers: [
    { id: 'out', type: 'background', paint: { 'background-color': '#dde3e8' } },
    { id: 'land', type: 'fill', source: 'region', paint: { 'fill-color': '#f2f5ee' } },
  ],
}
const bounds = { south: 60, west: 60, north: 64, east: 74 }

/** Spread by the golden angle, so that every run has the same places. */
const placesOf = (count: number): MapPlace[] =>
  Array.from({ length: count }, (_, index) => {
    const [turn, reach] = [index * 2.39996, Math.sqrt(index / count)]
    return {
      id: index + 1,
      title: `Место ${index + 1}`,
      href: `#${index + 1}`,
      latitude: 61.9 + 1.5 * reach * Math.sin(turn),
      longitude: 67 + 5 * reach * Math.cos(turn),
    }
  })

/** The component does not expose its engine, so its events are observed on the prototype. */
const { fire } = Drawn.prototype
Drawn.prototype.fire = function (event, ...rest) {
  const type = typeof event === 'string' ? event : event.type
  if (type === 'idle' && this.getLayer('land')) performance.mark('map-idle')
  return Reflect.apply(fire, this, [event, ...rest])
}

const places = placesOf(Number(new URLSearchParams(location.search).get('places')))
performance.mark('map-start')
createRoot(document.querySelector('#root') ?? document.body).render(
  <Map label="Места" places={places} bounds={bounds} style={style} workerUrl={workerUrl}>
    <p>{places.length}</p>
  </Map>,
)

import { GeoJSONSource, type Map as Drawn } from 'maplibre-gl'
import type { MapWindow } from '../drawing/projection.ts'
import { closestZoom } from './closest.ts'
import { lngLat, lngLatBounds } from './coordinates.ts'
import { edgePixels } from './edges.ts'
import { closestClusters } from './overlays.ts'
import type { Point } from './places.ts'
import type { Camera, MovedTo, ViewOptions, ZoomEnds } from './view.ts'

/** px around the fitted view, for pins above their places, controls in the upper corners, and names at the sides. */
export function marginsIn({ clientWidth }: HTMLElement) {
  const side = Math.min(Math.max(clientWidth * 0.12, 48), 80)
  return { top: 96, right: Math.max(side, 64), bottom: 48, left: side }
}

export const cameraOf = (camera: Camera, host: HTMLElement) =>
  'bounds' in camera
    ? { bounds: lngLatBounds(camera.bounds), fitBoundsOptions: { padding: marginsIn(host), maxZoom: 12 } }
    : { center: lngLat(camera.center), zoom: camera.zoom }

export function windowOf(map: Drawn): MapWindow {
  const bounds = map.getBounds()
  return { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() }
}

export function placeOf(map: Drawn): MovedTo {
  const { lat: latitude, lng: longitude } = map.getCenter()
  return { center: { latitude, longitude }, zoom: map.getZoom() }
}

/** Levels of zoom; a smaller step is not visible. */
const smallest = 0.01

/** A map with bounds ends where they fill the frame. */
export const zoomEndsOf = (map: Drawn): ZoomEnds => ({
  isClosest: map.getZoom() > map.getMaxZoom() - smallest,
  isFarthest: map.getZoom() < map.getMinZoom(true) + smallest,
})

/** The part of the view in which a whole pin is visible. */
export function inner({ south, west, north, east }: MapWindow): MapWindow {
  const [tall, wide] = [(north - south) * 0.12, (east - west) * 0.1]
  return { south: south + tall, west: west + wide, north: north - tall, east: east - wide }
}

const latitudeOf = (camera: Camera) =>
  'bounds' in camera ? (camera.bounds.south + camera.bounds.north) / 2 : camera.center.latitude

export const closestIn = ({ closest, camera }: ViewOptions, host: HTMLElement) =>
  closestZoom(closest, host.clientWidth, latitudeOf(camera))

/** In a frame of another width, the same km are a different number of px. */
export function keepClosest(map: Drawn, options: ViewOptions) {
  map.on('resize', () => {
    map.setMaxZoom(closestIn(options, map.getContainer()))
    const places = map.getSource('ov-places')
    if (places instanceof GeoJSONSource)
      void places.setClusterOptions({ clusterMaxZoom: closestClusters(map.getMaxZoom()) })
  })
}

/** @param pixel from the top left corner of the visible map */
export function pointAt(map: Drawn, pixel: [x: number, y: number]): Point {
  const { lat: latitude, lng: longitude } = map.unproject(pixel)
  return { latitude, longitude }
}

/** The edges of the visible map. */
export function edgePoints(map: Drawn): Point[] {
  const { clientWidth, clientHeight } = map.getContainer()
  return edgePixels(clientWidth, clientHeight).map((pixel) => pointAt(map, pixel))
}

/** Fits the view again when the frame changes its size, until the user moves the map. */
export function keepFitted(map: Drawn, camera: Camera) {
  let kept: Camera | null = camera
  map.on('movestart', ({ originalEvent }) => {
    // Only gestures, keys and the wheel have a UI event.
    if (originalEvent instanceof UIEvent) kept = null
  })
  map.on('resize', () => {
    if (kept && 'bounds' in kept)
      map.fitBounds(lngLatBounds(kept.bounds), { padding: marginsIn(map.getContainer()), maxZoom: 12, animate: false })
  })
  return {
    keep: (next: Camera) => void (kept = next),
    release: () => void (kept = null),
    isKept: () => kept !== null && 'bounds' in kept,
  }
}

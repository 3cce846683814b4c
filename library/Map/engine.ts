import { AttributionControl, GeoJSONSource, Map as Drawn, setWorkerUrl, type StyleSpecification } from 'maplibre-gl'
import { drawBadge } from './badge.ts'
import { isWithin } from './bounds.ts'
import { countOfBadge } from './cluster.ts'
import { lngLat, lngLatBounds } from './coordinates.ts'
import { edgeFeatures, edgeSource } from './edges.ts'
import {
  cameraOf,
  closestIn,
  edgePoints,
  inner,
  keepClosest,
  keepFitted,
  marginsIn,
  placeOf,
  pointAt,
  windowOf,
  zoomEndsOf,
} from './engine-camera.ts'
import { addEngineStyle } from './engine-style.ts'
import { labelFeatures, labelSource, sizeOfRoom, type LabelRoom } from './label-rooms.ts'
import { clusterLayer, dataOf, overlaysOf, pinRoom, pinSide, pointLayer, withOverlays } from './overlays.ts'
import type { LabelBox } from './labels.ts'
import { letterScale } from './letter-size.ts'
import type { Point, ReadyStyle } from './places.ts'
import type { Camera, MapView, ViewOptions } from './view.ts'

/** ms; a style that never comes fires nothing. */
const patience = 6000
const nothing: StyleSpecification = { version: 8, sources: {}, layers: [] }

const afterPatience = () => new Promise<void>((resolve) => setTimeout(resolve, patience))

type PaintName = Parameters<Drawn['setPaintProperty']>[1]

function makeMap(host: HTMLElement, options: ViewOptions, style: StyleSpecification): Drawn {
  const { camera, maxBounds, locale } = options
  const map = new Drawn({
    container: host,
    style,
    locale,
    maxZoom: closestIn(options, host),
    ...(maxBounds && { maxBounds: lngLatBounds(maxBounds) }),
    ...cameraOf(camera, host),
    attributionControl: false,
    cooperativeGestures: true,
    boxZoom: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxPitch: 0,
    fadeDuration: 0,
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  return map
}

/** Keeps elements of the page at their places while the map moves. */
function holdElements(map: Drawn) {
  const held = new Map<HTMLElement, Point>()
  const put = (element: HTMLElement, place: Point) => {
    const { x, y } = map.project(lngLat(place))
    element.style.setProperty('transform', `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`)
  }
  map.on('move', () => held.forEach((place, element) => put(element, place)))
  map.on('resize', () => held.forEach((place, element) => put(element, place)))
  return (element: HTMLElement, place: Point) => {
    held.set(element, place)
    put(element, place)
    return () => void held.delete(element)
  }
}

/** Pressing a cluster zooms to where it splits. */
function splitClusters(map: Drawn, onSplit: () => void) {
  map.on('click', clusterLayer, async ({ features = [] }) => {
    const feature = features[0]
    const source = map.getSource('ov-places')
    if (!(source instanceof GeoJSONSource) || feature?.geometry.type !== 'Point') return
    const [longitude = 0, latitude = 0] = feature.geometry.coordinates
    const zoom = await source.getClusterExpansionZoom(Number(feature.properties['cluster_id']))
    onSplit()
    map.easeTo({ center: [longitude, latitude], zoom: Math.min(zoom + 0.2, map.getMaxZoom()) })
  })
  const { classList } = map.getCanvasContainer()
  map.on('mouseenter', clusterLayer, () => classList.add('maplibregl-track-pointer'))
  map.on('mouseleave', clusterLayer, () => classList.remove('maplibregl-track-pointer'))
}

function reportPins(map: Drawn, report: (indexes: readonly number[]) => void) {
  let reported = ''
  const look = () => {
    if (!map.getLayer(pointLayer)) return
    const indexes = new Set(
      map.queryRenderedFeatures({ layers: [pointLayer] }).map(({ properties }) => Number(properties['index'])),
    )
    const pins = [...indexes].sort((one, other) => one - other)
    if (pins.join() === reported) return
    reported = pins.join()
    report(pins)
  }
  map.on('idle', look)
  return () => {
    reported = ''
  }
}

/** `failed`: the style reported an error, or did not load within `patience`. */
function settle(map: Drawn, start: (arrived: () => void) => void): Promise<'ready' | 'failed'> {
  const { promise, resolve } = Promise.withResolvers<'ready' | 'failed'>()
  const refuse = (event: object) => {
    if (!('sourceId' in event) && !('tile' in event)) resolve('failed')
  }
  const timer = setTimeout(() => resolve('failed'), patience)
  map.on('error', refuse)
  // A validation error is fired right after the style is set, before this microtask.
  start(() => queueMicrotask(() => resolve('ready')))
  return promise.finally(() => {
    clearTimeout(timer)
    map.off('error', refuse)
  })
}

export async function open(host: HTMLElement, options: ViewOptions): Promise<MapView> {
  addEngineStyle()
  setWorkerUrl(options.workerUrl)
  let { data, palette } = options
  const font = getComputedStyle(host).fontFamily
  const ratio = Math.min(devicePixelRatio, 2)
  let scale = letterScale()
  let edges: readonly Point[] = []
  let labels: readonly LabelRoom[] = []
  const drawn = () => overlaysOf(data, { palette, maxZoom: closestIn(options, host), scale, edges, labels })

  // The map begins with an empty style, which loads at once: MapLibre never replaces a style that did not load.
  const map = makeMap(host, options, withOverlays(nothing, drawn()))
  keepClosest(map, options)
  const hold = holdElements(map)
  const forgetPins = reportPins(map, options.onPinsChange)
  splitClusters(map, () => fitted.release())
  const fitted = keepFitted(map, options.camera)
  map.on('moveend', () => options.onMove(windowOf(map), fitted.isKept() ? null : placeOf(map)))
  map.setMissingStyleImageResolver(async (id) => {
    const count = countOfBadge(id)
    const badge = count === null ? null : drawBadge(count, palette, font, ratio * scale)
    if (badge && !map.hasImage(id)) map.addImage(id, badge, { pixelRatio: ratio })
    const room = id === pinRoom ? { wide: pinSide * scale, tall: pinSide * scale } : sizeOfRoom(id)
    if (room && !map.hasImage(id)) map.addImage(id, new ImageData(Math.ceil(room.wide), Math.ceil(room.tall)))
  })
  const keepEdges = () => {
    edges = edgePoints(map)
    const source = map.getSource(edgeSource)
    if (source instanceof GeoJSONSource) source.setData(edgeFeatures(edges))
  }
  map.on('moveend', keepEdges)
  const keepFree = (areas: readonly LabelBox[]) => {
    const rooms = areas.map(({ x, y, ...size }) => ({ ...pointAt(map, [x, y]), ...size }))
    if (JSON.stringify(rooms) === JSON.stringify(labels)) return
    labels = rooms
    const source = map.getSource(labelSource)
    if (source instanceof GeoJSONSource) source.setData(labelFeatures(labels))
  }
  await map.once('style.load')
  keepEdges()

  const overlay = document.createElement('div')
  map.getCanvasContainer().append(overlay)
  const attribution = new AttributionControl({ compact: false })

  const setData = (next: typeof data) => {
    data = next
    forgetPins()
    for (const [id, features] of Object.entries(dataOf(next))) {
      const source = map.getSource(id)
      if (source instanceof GeoJSONSource) source.setData(features)
    }
  }
  const paint = () => {
    for (const { id, paint = {} } of drawn().layers) {
      // `Object.entries` loses the names of a layer's properties.
      for (const [name, value] of Object.entries(paint)) map.setPaintProperty(id, name as PaintName, value)
    }
    for (const name of map.listImages()) {
      const count = countOfBadge(name)
      const badge = count === null ? null : drawBadge(count, palette, font, ratio * scale)
      if (!badge) continue
      // `updateImage` accepts only an image of the same size.
      map.removeImage(name)
      map.addImage(name, badge, { pixelRatio: ratio })
    }
  }
  const setPalette = (next: typeof palette) => {
    palette = next
    scale = letterScale()
    // `getStyle` is `undefined` while a style loads, although its type does not say so.
    if (map.getStyle() === undefined) void map.once('style.load', paint)
    else paint()
  }
  let isGone = false
  const setStyle = async (style: ReadyStyle) => {
    if (isGone) return 'failed'
    return settle(map, (arrived) =>
      map.setStyle(style, {
        // A style that is still loading cannot be compared: MapLibre would warn and load the new one whole anyway.
        diff: map.isStyleLoaded() === true,
        transformStyle: (_, next) => {
          arrived()
          return withOverlays(next, drawn())
        },
      }),
    )
  }
  const look = (camera: Camera) => {
    fitted.keep(camera)
    if ('bounds' in camera)
      map.fitBounds(lngLatBounds(camera.bounds), { padding: marginsIn(map.getContainer()), maxZoom: 12 })
    else map.easeTo({ center: lngLat(camera.center), zoom: camera.zoom })
  }

  return {
    overlay,
    attribution: attribution.onAdd(map),
    setStyle,
    painted: () => Promise.race([map.once('idle').then(() => undefined), afterPatience()]),
    setData,
    setPalette,
    project: (place) => map.project(lngLat(place)),
    size: () => ({ width: map.getContainer().clientWidth, height: map.getContainer().clientHeight }),
    keepFree,
    hold,
    reveal: (place) => {
      if (isWithin(place, inner(windowOf(map)))) return
      fitted.release()
      map.easeTo({ center: lngLat(place) })
    },
    look,
    zoomBy: (steps) => {
      fitted.release()
      map.easeTo({ zoom: map.getZoom() + steps })
    },
    zoomEnds: () => zoomEndsOf(map),
    remove: () => {
      isGone = true
      attribution.onRemove()
      map.remove()
    },
  }
}

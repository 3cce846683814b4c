/**
 * Writes sketch-map.json, the few lines a schematic map is drawn from, out of basemap.topojson: the region's
 * outline, its larger rivers and lakes. Run by hand after a change of the base map:
 * `node site/region/make-sketch-map.mjs`.
 *
 * Sources: the outline is Natural Earth (public domain), rivers and lakes are GSHHG (LGPL-3.0 or later); see README.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const region = 'RU-KHM'
/** Degrees of latitude; a degree of longitude counts half here. */
const tolerance = { land: 0.02, river: 0.018, lake: 0.01 }
const smallestLake = 0.0025
const margin = { x: 3, y: 1.5 }
const at = (name) => new URL(name, import.meta.url)

const { arcs, objects, transform } = JSON.parse(readFileSync(at('basemap.topojson'), 'utf8'))

const decoded = arcs.map((arc) => {
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]) => {
    x += dx
    y += dy
    return [y * transform.scale[1] + transform.translate[1], x * transform.scale[0] + transform.translate[0]]
  })
})
const join = (indexes) =>
  indexes.flatMap((index, order) => (index < 0 ? decoded[~index].toReversed() : decoded[index]).slice(order ? 1 : 0))

const polygonsOf = ({ type, arcs }) => (type === 'Polygon' ? [arcs] : arcs)
const ringsOf = (geometry) => polygonsOf(geometry).map(([outer]) => join(outer))
const linesOf = ({ type, arcs }) => (type === 'LineString' ? [join(arcs)] : arcs.map(join))

/** Distance of a point from a chord, in degrees of latitude. */
function distance([y, x], [y1, x1], [y2, x2]) {
  const [dx, dy, px, py] = [(x2 - x1) / 2, y2 - y1, (x - x1) / 2, y - y1]
  const length = dx * dx + dy * dy
  const share = length ? Math.min(1, Math.max(0, (px * dx + py * dy) / length)) : 0
  return Math.hypot(px - share * dx, py - share * dy)
}

/** Ramer–Douglas–Peucker. */
function simplify(points, limit) {
  if (points.length < 3) return points
  let [worst, farthest] = [0, 0]
  for (let index = 1; index < points.length - 1; index += 1) {
    const away = distance(points[index], points[0], points.at(-1))
    if (away > farthest) [worst, farthest] = [index, away]
  }
  if (farthest <= limit) return [points[0], points.at(-1)]
  return [...simplify(points.slice(0, worst + 1), limit).slice(0, -1), ...simplify(points.slice(worst), limit)]
}
/** A ring has no ends, so it is first cut at its farthest point. */
function simplifyRing(ring, limit) {
  const middle = Math.floor(ring.length / 2)
  return [...simplify(ring.slice(0, middle + 1), limit).slice(0, -1), ...simplify(ring.slice(middle), limit)]
}
const rounded = (points) =>
  points.map(([latitude, longitude]) => [Number(latitude.toFixed(2)), Number(longitude.toFixed(2))])
const area = (ring) =>
  Math.abs(ring.reduce((sum, [y, x], index) => sum + x * ring.at(index - 1)[0] - ring.at(index - 1)[1] * y, 0)) / 4

const outline = objects.regions.geometries.find(({ properties }) => properties.id === region)
const land = ringsOf(outline).map((ring) => rounded(simplifyRing(ring, tolerance.land)))
const latitudes = land.flat().map(([latitude]) => latitude)
const longitudes = land.flat().map(([, longitude]) => longitude)
const bounds = {
  south: Math.min(...latitudes),
  west: Math.min(...longitudes),
  north: Math.max(...latitudes),
  east: Math.max(...longitudes),
}
const isNear = ([latitude, longitude]) =>
  latitude > bounds.south - margin.y &&
  latitude < bounds.north + margin.y &&
  longitude > bounds.west - margin.x &&
  longitude < bounds.east + margin.x

/** The parts of a line in and around the region. */
function partsNear(line) {
  const parts = [[]]
  for (const point of line) {
    if (isNear(point)) parts.at(-1).push(point)
    else if (parts.at(-1).length) parts.push([])
  }
  return parts.filter((part) => part.length > 1)
}

const great = ['Обь', 'Малая Обь', 'Иртыш']
const widthOf = ({ name_ru, lvl }) => (great.includes(name_ru) ? 'great' : lvl <= 2 ? 'large' : 'small')
const water = objects.rivers.geometries
  .filter(({ arcs }) => arcs)
  .flatMap((geometry) =>
    linesOf(geometry)
      .flatMap(partsNear)
      .map((line) => ({ width: widthOf(geometry.properties), line: rounded(simplify(line, tolerance.river)) })),
  )
const lakes = objects.lakes.geometries
  .filter(({ arcs }) => arcs)
  .flatMap(ringsOf)
  .filter((ring) => ring.some(isNear) && area(ring) > smallestLake)
  .map((ring) => rounded(simplifyRing(ring, tolerance.lake)))

const json = JSON.stringify({ bounds, land, water, lakes })
writeFileSync(at('sketch-map.json'), `${json}\n`)
console.log(`sketch-map.json: ${json.length} bytes, ${water.length} rivers, ${lakes.length} lakes`)

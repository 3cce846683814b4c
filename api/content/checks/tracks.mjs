import { monthOf } from '../../dates/dates.ts'
import { checkLength } from './texts.mjs'
import { categories, checkReference, coordinatesOf } from './values.mjs'

const listOf = { location: 'locations', event: 'events' }

function checkObjects(objects, at) {
  const seen = new Set()
  for (const { object_type: type, object_id: id } of objects) {
    const key = `${type}${id}`
    if (!(type in listOf)) {
      at.error(`object_type ${type}`)
      continue
    }
    if (id == null) at.error('objects is empty')
    checkReference(id, at, [listOf[type]], 'objects')
    if (seen.has(key)) at.error(`${key} twice`)
    seen.add(key)
  }
}

/** A place is at its own point; an event at that of its place, else in the middle of its territory. */
function pointOf({ object_type: type, object_id: id }, { find }) {
  if (type === 'location') return find('locations', id)?.geolocation
  const event = find('events', id)
  const place = event?.location_id ?? event?.schedule?.find((session) => session.location_id)?.location_id
  return (place ? find('locations', place) : find('territories', event?.territory_id))?.geolocation
}

const radians = Math.PI / 180
const earthRadius = 6371

/** In kilometres, along a great circle. */
function distance([fromLatitude, fromLongitude], [toLatitude, toLongitude]) {
  const half = (degrees) => Math.sin((degrees * radians) / 2) ** 2
  const across = Math.cos(fromLatitude * radians) * Math.cos(toLatitude * radians) * half(toLongitude - fromLongitude)
  return 2 * earthRadius * Math.asin(Math.sqrt(half(toLatitude - fromLatitude) + across))
}

function checkLengthOfWay({ objects, length_km: length }, at) {
  const points = objects.flatMap((object) => pointOf(object, at.content) ?? []).map(coordinatesOf)
  const along = points.reduce((sum, point, i) => (i ? sum + distance(points[i - 1], point) : 0), 0)
  if (Math.abs(along - length) > 0.15 + along * 0.001)
    at.error(`length_km is ${length}, along the objects it is ${along.toFixed(1)}`)
}

function checkTerritories({ territory_ids: ids }, objects, at) {
  const lieIn = new Set(objects.map((object) => object?.territory_id))
  if (lieIn.symmetricDifference(new Set(ids)).size > 0)
    at.error(`territory_ids are ${ids}, the objects lie in ${[...lieIn]}`)
}

function checkSeason({ season }, objects, at) {
  const months = objects.flatMap((object) => object?.schedule ?? []).map((one) => monthOf(one.starts_at.slice(0, 10)))
  if (!Array.isArray(season) || months.some((month) => !season.includes(month)))
    at.error(`season is ${season}, its events are in ${months}`)
}

/** Every day from the first to the last must have a stop. */
function checkDays({ objects, days }, at) {
  const planned = objects.map(({ day }) => day)
  const isNext = (day, index) => day === planned[index - 1] || day === (planned[index - 1] ?? 0) + 1
  if (!planned.every(isNext) || planned.at(-1) !== days) at.error(`its objects are on the days ${planned}`)
}

export function track(one, at) {
  const { type, objects = [], days } = one
  if (!categories.includes(type)) at.error(`type ${type}`)
  if (!(objects.length >= 4 && objects.length <= 9)) at.error(`${objects.length} objects`)
  if (!(Number.isInteger(days) && days >= 1)) at.error(`days ${days}`)
  checkObjects(objects, at)
  checkDays({ ...one, objects }, at)
  const listed = objects.map((object) => at.content.find(listOf[object.object_type], object.object_id))
  if (['locations', 'events', 'territories'].every(at.content.has)) {
    checkLengthOfWay({ ...one, objects }, at)
    checkTerritories(one, listed, at)
  }
  checkSeason(one, listed, at)
  checkLength(one, at, 'description', 60, 150)
}

export function tracks(list, at) {
  for (const category of categories) {
    const { length } = list.filter(({ type }) => type === category)
    if (length !== 2) at.error(`${length} tracks of type ${category}, wanted 2`)
  }
}

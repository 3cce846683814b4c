import { weekdayOf } from '../../dates/dates.ts'
import { checkFreeEntry, saleStates } from './sale.mjs'
import { checkLength } from './texts.mjs'
import { checkMoney, coordinatesOf, isClock, isDay, isOgrn, isText, isWholeIn, today } from './values.mjs'

const countBy = (list, key) => new Map([...Map.groupBy(list, key)].map(([value, { length }]) => [value, length]))

export function territory({ kind }, at) {
  if (!['town', 'district'].includes(kind)) at.error(`kind ${kind}`)
}
export function territories(list, at) {
  const pinned = list.filter((one) => one.pinned).map(({ id }) => id)
  if (pinned.join() !== '1,2,3,8,15,21') at.error(`pinned are ${pinned}`)
}

/** A place that is sometimes closed sells no visit on such a day of the week. */
function checkDaysOff({ opening_hours: hours = [], offers = [] }, at) {
  const open = hours.flatMap(({ days }) => days)
  for (const { id, starts_at: start } of offers)
    if (start && open.length > 0 && !open.includes(weekdayOf(start.slice(0, 10))))
      at.error(`offer ${id} begins on a day off: ${start}`)
}

const months = /январ|феврал|март|апрел|ма[йя](?!\p{L})|июн|июл|август|сентябр|октябр|ноябр|декабр/iu

/** Hours of a season have its dates: without them they would be claimed all year. */
function checkSeasonOfHours({ opening_hours: hours = [], hours_note: note }, at) {
  const isDated = hours.every(({ valid_from: from, valid_through: through }) => from && through)
  if (hours.length > 0 && !isDated && months.test(note?.ru ?? '')) at.error('hours_note names months, the hours do not')
}

export function location(place, at) {
  if ([9, 10].includes(place.type_id)) at.error('a hotel or restaurant among places')
  checkLength(place, at, 'description', 60, 140)
  checkFreeEntry(place, at)
  checkDaysOff(place, at)
  checkSeasonOfHours(place, at)
  if (!place.opening_hours?.length && !isText(place.hours_note)) at.warn('always open, and no hours_note says so')
}
export function locations(list, at) {
  const inTerritory = countBy(list, (place) => place.territory_id)
  const ofType = countBy(list, (place) => place.type_id)
  for (let id = 1; id <= 22; id += 1)
    if (!(inTerritory.get(id) >= 2)) at.error(`territory ${id} has ${inTerritory.get(id) ?? 0} places`)
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 11, 12]) if (!ofType.has(id)) at.error(`no place of type ${id}`)
  const sold = list.filter(
    (place) => place.sale_state === 'on_sale' && place.offers.some((offer) => !offer.starts_at),
  ).length
  if (sold < 12) at.error(`${sold} places sell entry tickets, wanted 12`)
}

export function hotel({ type_id: type, rooms = [], check_in: from, check_out: to, star_rating: stars }, at) {
  if (![9, 11].includes(type)) at.error(`type_id ${type}`)
  if (rooms.length === 0) at.error('no rooms')
  for (const { price, guests, area_m2: area } of rooms) {
    checkMoney(price, at, 'room price')
    if (!(guests >= 1) || !(area > 0)) at.error('room guests or area')
  }
  if (!isClock(from) || !isClock(to)) at.error(`check-in ${from}, check-out ${to}`)
  if (stars != null && !(stars >= 1 && stars <= 5)) at.error(`stars ${stars}`)
}

export function restaurant({ type_id: type, menu = [] }, at) {
  if (type !== 10) at.error(`type_id ${type}`)
  if (menu.length === 0) at.error('no menu')
  for (const { items = [] } of menu) for (const { price } of items) checkMoney(price, at, 'menu price')
}

export function company({ ogrn, tax_system_code: tax, vat_code: vat, refund_terms: terms }, at) {
  if (!isOgrn(String(ogrn ?? ''))) at.error(`OGRN ${ogrn}`)
  if (!(tax >= 1 && tax <= 6)) at.error(`tax_system_code ${tax}`)
  if (!(vat >= 1 && vat <= 12)) at.error(`vat_code ${vat}`)
  if (!terms?.length) at.error('no refund_terms')
}

/** A kind that is for sale shows every way of selling. */
export function allSaleStates(list, at) {
  for (const state of saleStates)
    if (!list.some((object) => object.sale_state === state)) at.error(`sale state ${state} is not used`)
}
const isPast = ({ schedule }) => schedule?.every((session) => session.starts_at.slice(0, 10) < today)
export function event({ schedule, age_limit: age }, at) {
  if (!schedule?.length) at.error('no schedule')
  if (!/^(0|6|12|16|18)\+?$/.test(String(age ?? '0'))) at.warn(`age_limit ${age}`)
}
export function events(list, at) {
  const past = list.filter(isPast).map(({ id }) => id)
  if (past.length > 2) at.error(`${past.length} events are past: ${past}`)
  allSaleStates(list, at)
}
export function tour({ days, organizer_id: organizer }, at) {
  if (!(days >= 2 && days <= 7)) at.error(`days ${days}`)
  if (!organizer) at.error('no organizer')
}
export function excursion({ duration_h: hours, organizer_id: organizer }, at) {
  if (!(hours >= 1 && hours <= 8)) at.error(`duration_h ${hours}`)
  if (!organizer) at.error('no organizer')
}

export function guide(article, at) {
  checkLength(article, at, 'body', 240, 460, 'error')
}
export function guides(list, at) {
  const order = list.map((one) => one.order).sort((one, other) => one - other)
  if (order.some((place, i) => place !== i + 1)) at.error(`order is ${order}`)
}
export function post(article, at) {
  if (!isDay(article.date) || article.date > today) at.error(`date ${article.date}`)
  checkLength(article, at, 'body', 120, 220, 'error')
}
export function page(article, at) {
  if ((article.id == null) === (article.slug == null)) at.error('a page has an id or a slug, one of them')
  checkLength(article, at, 'body', 220, 460, 'error')
}
export function doc(article, at) {
  const { date, version, demo, body } = article
  if (!isDay(date) || !version) at.error(`version ${version}, date ${date}`)
  if (demo !== true || !/юрист/i.test(body.ru) || !/lawyer/i.test(body.en))
    at.error('is not marked as a demonstration text to be checked by a lawyer')
  checkLength(article, at, 'body', 320, 820, 'error')
}

export function airport({ iata, icao, territory_id: territoryId, geolocation }, at) {
  if (!/^[A-Z]{3}$/.test(iata) || !/^U[A-Z]{3}$/.test(icao)) at.error(`codes ${iata}, ${icao}`)
  const centre = at.content.find('territories', territoryId)?.geolocation
  if (!centre) return
  const [one, other] = [geolocation, centre].map(coordinatesOf)
  if (Math.hypot((one[0] - other[0]) * 111, (one[1] - other[1]) * 54) > 120)
    at.warn('is far from the centre of its territory')
}
export function airports(list, at) {
  const codes = list.flatMap(({ iata, icao }) => [iata, icao])
  if (new Set(codes).size !== codes.length) at.error('codes repeat')
}

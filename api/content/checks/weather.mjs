import { windChill } from '@tropa/library/WeatherWidget/windChill.ts'
import { checkSummaryLength } from './texts.mjs'
import { isText } from './values.mjs'

/** `vectors`: °C, km/h and what the air feels like, °C. */
function checkFormula({ vectors = [] } = {}, at) {
  for (const { T, V, rounded } of vectors) {
    const felt = Math.round(windChill(T, V))
    if (felt !== rounded) at.error(`vector ${T}, ${V} gives ${felt}`)
  }
  if (vectors.length < 5) at.error('fewer than five vectors')
}

function checkBand(band, at) {
  for (const who of ['adult', 'child'])
    for (const part of ['head', 'torso', 'legs', 'feet', 'hands', 'extra'])
      if (!isText(band[who]?.[part])) at.error(`${who}.${part} is missing`)
  checkSummaryLength(band.summary, at)
}

export function clothing([{ formula, bands, notes }], at) {
  checkFormula(formula, at)
  for (let felt = -70; felt <= 45; felt += 1) {
    const { length } = bands.filter(
      ({ feels_like_min: least, feels_like_max: most }) => felt >= (least ?? -Infinity) && felt <= (most ?? Infinity),
    )
    if (length !== 1) at.error(`${felt} °C falls into ${length} bands`)
  }
  for (const band of bands) checkBand(band, at.content.at(at.name, band.id))
  for (const name of ['wind', 'wet', 'dark', 'insects'])
    if (!notes?.some(({ id }) => id === name)) at.error(`no note "${name}"`)
}

function checkMonth({ month, p10, night, day, p90, precipitation_mm: precipitation, wind_ms: wind }, at) {
  if (!(p10 < night && night < day && day < p90)) at.error(`month ${month}: p10 < night < day < p90 does not hold`)
  if (p10 < -60 || p90 > 40) at.error(`month ${month}: out of reason`)
  if (!(precipitation >= 5 && precipitation <= 150) || !(wind >= 1 && wind <= 8))
    at.error(`month ${month}: precipitation or wind`)
}

export function climate({ approximate, months }, at) {
  if (approximate !== true) at.error('is not marked approximate')
  if (months?.map(({ month }) => month).join() !== '1,2,3,4,5,6,7,8,9,10,11,12') at.error('months')
  else for (const month of months) checkMonth(month, at)
}
export function climates(list, at) {
  for (let id = 1; id <= 22; id += 1)
    if (!list.some((one) => one.territory_id === id)) at.content.at(at.name, id).error('no climate')
}

import { coverKinds } from '@tropa/library/drawing/cover.ts'
import { facilities, services } from '../../seed/labels.ts'
import { saleFields } from './sale.mjs'
import { checkSummaryLength } from './texts.mjs'
import {
  categories,
  checkMoney,
  checkNames,
  checkPoint,
  checkReference,
  isClock,
  isDay,
  isDemoAddress,
  isInn,
  isInstant,
  isText,
  isWholeIn,
  languages,
  lastDay,
} from './values.mjs'

const accessFacts = [
  'step_free',
  'wide_door',
  'lift',
  'toilet',
  'parking',
  'tactile',
  'loop',
  'guide_dog',
  'sign_language',
]
const places = ['locations', 'hotels', 'restaurants']

function cover({ kind, variant, months = [] }, at) {
  if (!coverKinds.includes(kind)) at.error(`cover kind "${kind}"`)
  if (!isWholeIn(variant, 0, 9999)) at.error(`cover variant ${variant}`)
  if (months?.some((month) => !isWholeIn(month, 1, 12))) at.error(`cover months ${months}`)
}

function summary(texts, at) {
  checkSummaryLength(texts, at)
  for (const language of languages) {
    const withoutAbbreviations = (texts[language] ?? '').replace(/(^|[ \u00A0])\p{L}{1,3}\. /gu, ' ')
    if (/<|[.!?…] \p{Lu}/u.test(withoutAbbreviations)) at.warn(`summary.${language} is more than one sentence`)
  }
}

function access(facts, at, { for_disabled: forDisabled }) {
  checkNames(facts, at, accessFacts, 'access')
  if (Array.isArray(facts) && forDisabled !== facts.length >= 2)
    at.error(`for_disabled is ${forDisabled} with ${facts.length} facts`)
}

const isDemoPage = (address) => isDemoAddress(address) && !/\s/.test(address)

/** Phones, e-mails and addresses are made up, so that nobody is called by mistake. */
function contacts(value, at, { demo }) {
  const lists = ['phones', 'emails', 'socials']
  for (const name of lists) if (!Array.isArray(value[name])) at.error(`contacts.${name} is not a list`)
  const [phones, emails, socials] = lists.map((name) => value[name] ?? [])
  for (const phone of phones) if (!/^34670000\d\d$/.test(phone)) at.error(`phone ${phone}`)
  for (const email of emails) if (!/^[a-z0-9._-]+@[a-z0-9.-]+\.example$/.test(email)) at.error(`e-mail ${email}`)
  if (value.site != null && !isDemoPage(value.site)) at.error(`site ${value.site}`)
  for (const social of socials) if (!isDemoPage(social?.url ?? social)) at.error(`social ${JSON.stringify(social)}`)
  if ((phones.length || emails.length || value.site) && demo !== true) at.error('has contacts and is not marked demo')
}

const isWeekdays = (days) =>
  Array.isArray(days) &&
  days.length > 0 &&
  days.every((day) => isWholeIn(day, 1, 7)) &&
  new Set(days).size === days.length

function breakTime({ opens, closes, break_opens: from, break_closes: to }, at) {
  if ((from == null) !== (to == null)) at.error('half a break')
  if (from != null && !(isClock(from) && isClock(to) && opens < from && from < to && to < closes))
    at.error(`break ${from}–${to}`)
}

function openingHours(list, at) {
  if (!Array.isArray(list)) {
    at.error('opening_hours is not a list')
    return
  }
  for (const hours of list) {
    const { days, opens, closes } = hours
    if (!isWeekdays(days)) at.error(`opening days ${JSON.stringify(days)}`)
    if (!isClock(opens) || !isClock(closes)) at.error(`opening time ${opens}–${closes}`)
    else if (opens >= closes && closes > '06:00') at.error(`opens ${opens} after it closes ${closes}`)
    breakTime(hours, at)
    for (const end of ['valid_from', 'valid_through'])
      if (hours[end] != null && !isDay(hours[end]) && !/^(--)?\d\d-\d\d$/.test(hours[end]))
        at.error(`${end} ${hours[end]}`)
  }
}

function season(months, at) {
  if (!Array.isArray(months) || months.some((month) => !(month >= 1 && month <= 12)))
    at.error(`season ${JSON.stringify(months)}`)
}

function gallery(pictures, at) {
  for (const picture of pictures) {
    if (!/^https:/.test(picture.url) || !(picture.width > 0 && picture.height > 0))
      at.error(`gallery picture ${JSON.stringify(picture)}`)
    for (const text of ['alt', 'caption']) if (!isText(picture[text])) at.error(`gallery picture without ${text}`)
  }
}

function arrival(value, at) {
  for (const end of ['start', 'finish']) {
    const stop = value[end]
    if (!isText(stop?.place)) {
      at.error(`arrival.${end} has no place`)
      continue
    }
    if (stop.geolocation != null) checkPoint(stop.geolocation, at, `arrival.${end}.geolocation`)
    if (stop.at != null && !isClock(stop.at) && !isInstant(stop.at)) at.error(`arrival.${end}.at ${stop.at}`)
  }
  if (value.time_zone !== 'Asia/Yekaterinburg') at.error(`time zone ${value.time_zone}`)
}

function program(steps, at, { days }) {
  for (const [i, { title, text }] of steps.entries())
    if (!isText(title) || !isText(text)) at.error(`program[${i}] lacks a title or a text`)
  if (!days) return
  const of = steps.map(({ day }) => day)
  if (of.some((day, i) => i && day < of[i - 1]) || Math.max(...of) > days)
    at.error(`program days ${of} in a trip of ${days}`)
  for (let day = 1; day <= days; day += 1) if (!of.includes(day)) at.warn(`no programme for day ${day}`)
}

function schedule(sessions, at) {
  for (const { starts_at: start, ends_at: end, location_id: place } of sessions) {
    if (!isInstant(start) || !isInstant(end)) at.error(`schedule ${start} – ${end}`)
    else if (Date.parse(start) >= Date.parse(end)) at.error(`schedule ends before it starts: ${start}`)
    else if (start.slice(0, 10) > lastDay) at.error(`schedule after ${lastDay}`)
    checkReference(place, at, places, 'schedule.location_id')
  }
  const starts = sessions.map((session) => Date.parse(session.starts_at))
  if (starts.some((start, i) => start < starts[i - 1])) at.error('schedule is out of order')
}

const references = (field, lists) => ({
  [field]: (ids, at) => [ids].flat().forEach((id) => checkReference(id, at, lists, field)),
})

/**
 * The check of each field, whichever list its object is in. It gets the value, the report and the object, and is not
 * called where the value is `null`, except for `neverNull`.
 */
const fields = {
  cover,
  summary,
  access,
  services: (names, at) => checkNames(names, at, Object.keys(services), 'services'),
  facilities: (names, at) => checkNames(names, at, Object.keys(facilities), 'facilities'),
  geolocation: (point, at) => checkPoint(point, at),
  contacts,
  inn: (inn, at) => isInn(inn) || at.error(`INN ${inn} has wrong check digits`),
  opening_hours: openingHours,
  season,
  gallery,
  average_check: (money, at) => checkMoney(money, at, 'average_check'),
  ...references('territory_id', ['territories']),
  ...references('territory_ids', ['territories']),
  ...references('type_id', ['location-types']),
  ...references('location_id', places),
  ...references('location_ids', places),
  ...references('organizer_id', ['companies']),
  ...references('seller_id', ['companies']),
  category: (category, at) => categories.includes(category) || at.error(`category ${category}`),
  arrival,
  program,
  schedule,
  ...saleFields,
}
const neverNull = ['access', 'category', 'geolocation', 'inn', 'sale_state']

export function checkFields(object, at) {
  for (const [field, check] of Object.entries(fields))
    if (object[field] != null || (field in object && neverNull.includes(field))) check(object[field], at, object)
}

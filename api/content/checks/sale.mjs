import {
  checkMoney,
  checkNames,
  isDemoAddress,
  isInstant,
  isText,
  isWholeIn,
  languages,
  lastDay,
  today,
} from './values.mjs'

export const saleStates = ['on_sale', 'no_payment_info', 'also_external', 'only_external', 'by_request']
const required = [
  'last_name',
  'first_name',
  'patronymic',
  'birth_date',
  'sex',
  'city',
  'passport',
  'snils',
  'souvenir_size',
  'organization_title',
  'organization_inn',
]
const isSoldHere = (state) => ['on_sale', 'also_external'].includes(state)

/** `price_from` must be the lowest full price above 0, or 0 if every full price is 0. */
function checkCheapest({ sale_state: state, price_from: from, offers = [] }, at) {
  if (!isSoldHere(state) || offers.length === 0) return
  const full = offers.filter(({ reduced }) => !reduced).map(({ price }) => Number(price.value))
  const paid = full.filter((price) => price > 0)
  const least = paid.length > 0 ? Math.min(...paid) : 0
  if (Number(from?.value) !== least) at.error(`price_from is ${from?.value}, the offers say ${least}`)
}

/** All day, on every day of the week. */
const isAlwaysOpen = (hours = []) =>
  hours.some(
    ({ days, opens, closes, valid_from: from, valid_through: through }) =>
      days.length === 7 && opens === '00:00' && closes === '00:00' && !from && !through,
  )
const free = { ru: /свободн|бесплатн/i, en: /\bfree\b/i }

/**
 * A place with free entry and no offers must be always open or say in its description that entry is free.
 * `hours_note` must not mention it, because the page shows it as the price.
 */
export function checkFreeEntry({ offers, price_from: from, opening_hours: hours, hours_note: note, description }, at) {
  const isSaid = (language) => isAlwaysOpen(hours) || free[language].test(description[language])
  for (const language of languages) {
    if (free[language].test(note?.[language] ?? '')) at.error(`hours_note.${language} says the price`)
    if (from === undefined || offers?.length || Number(from?.value ?? 1) > 0) continue
    if (!isSaid(language)) at.error(`entry is free, and description.${language} does not say so`)
  }
}

function checkRefundTerms(terms, at) {
  const isTerm = ({ hours_before: hours, percent }) => isWholeIn(hours, 0, Infinity) && isWholeIn(percent, 1, 100)
  const falls = (term, i) =>
    i === 0 || (term.hours_before < terms[i - 1].hours_before && term.percent < terms[i - 1].percent)
  if (!Array.isArray(terms) || !terms.every(isTerm)) at.error(`refund_terms ${JSON.stringify(terms)}`)
  else if (!terms.every(falls)) at.error('refund_terms do not fall with the hours')
}

function checkState(state, at, object) {
  const { external_url: url, offers, seller_id: seller, organizer_id: organizer } = object
  if (!saleStates.includes(state)) at.error(`sale_state ${state}`)
  const isExternal = ['also_external', 'only_external'].includes(state)
  if (isExternal && !isDemoAddress(url ?? '')) at.error(`${state} without an external_url on .example`)
  if (!isExternal && url) at.error(`${state} with an external_url`)
  if (isSoldHere(state) && !offers?.length) at.error(`${state} without offers`)
  if (offers?.length && !(seller ?? organizer)) at.error('nobody sells its offers')
  if ('price_from' in object) checkCheapest(object, at)
}

function checkOfferId(id, { name, id: of, error, content: { offers } }) {
  if (!isWholeIn(id, 9001, Infinity)) error(`offer id ${id}`)
  else if (offers.has(id)) error(`offer ${id} is also in ${offers.get(id)}`)
  else offers.set(id, `${name}.json#${of}`)
}

function checkOfferDate(id, start, at, schedule = []) {
  if (!isInstant(start)) at.error(`offer ${id} starts_at ${start}`)
  else if (start.slice(0, 10) > lastDay) at.error(`offer ${id} is after ${lastDay}`)
  else if (start.slice(0, 10) < '2026-11-25' && !schedule.some((session) => session.starts_at < today))
    at.error(`offer ${id} is in the past`)
}

function checkOffers(offers, at, { schedule }) {
  for (const { id, title, price, starts_at: start, seats, requires, refund_terms: terms } of offers) {
    checkOfferId(id, at)
    if (!isText(title)) at.error(`offer ${id} has no title`)
    checkMoney(price, at, `offer ${id} price`)
    if (start != null) checkOfferDate(id, start, at, schedule)
    if (seats != null && !isWholeIn(seats, 0, Infinity)) at.error(`offer ${id} seats ${seats}`)
    checkNames(requires, at, required, `offer ${id} requires`)
    if (terms !== undefined) checkRefundTerms(terms, at)
  }
}

/** The check of each field of a sale: see `fields.mjs`. */
export const saleFields = {
  sale_state: checkState,
  price_from: (money, at) => checkMoney(money, at, 'price_from'),
  refund_terms: checkRefundTerms,
  offers: checkOffers,
}

import { mostInCart } from '@tropa/machines'
import { isoDate } from '../forms/form-values.ts'
import type { FormFailure, FormValues } from '../forms/submitted-form.ts'

type Errors = FormFailure['errors']

const ofLine = /^items\.(\d+)\.(.+)$/
const ofParticipant = /^participants\.(\d+)\.(\w+)$/

/**
 * The ids of the offers in the order of the form, which is the order of the items. Of a form with too many offers, one
 * more than are allowed, which the contract refuses: a request cannot make the server work for thousands.
 */
export function offersIn(values: FormValues): readonly number[] {
  const ids = new Set<number>()
  for (const name of Object.keys(values)) {
    const id = ofLine.exec(name)?.[1]
    if (id !== undefined) ids.add(Number(id))
    if (ids.size > mostInCart.lines) break
  }
  return [...ids]
}

const trimmed = (text: string) => text.trim() || undefined
/** A date is typed as DD.MM.YYYY. */
const participantValue = (field: string, text: string) => (field === 'birth_date' ? isoDate(text) : trimmed(text))

type Participant = Readonly<Record<string, unknown>>

/** What was typed of participants, by offer; a participant without any typed value is missing. */
function participantsByOffer(values: FormValues): ReadonlyMap<number, readonly Participant[]> {
  const all = new Map<number, Participant[]>()
  for (const [name, text] of Object.entries(values)) {
    const [, id, rest = ''] = ofLine.exec(name) ?? []
    const [, place, field] = ofParticipant.exec(rest) ?? []
    if (place === undefined || field === undefined || Number(place) >= mostInCart.quantity) continue
    const ofOffer = all.get(Number(id)) ?? []
    ofOffer[Number(place)] = { ...ofOffer[Number(place)], [field]: participantValue(field, text) }
    all.set(Number(id), ofOffer)
  }
  return all
}

function itemOf(offerId: number, values: FormValues, typed: readonly Participant[] = []) {
  const quantity = Number(values[`items.${offerId}.quantity`] ?? 1)
  const isNamed = values[`items.${offerId}.participants`] === 'true' || typed.length > 0
  // The contract refuses a higher quantity by its number, without a list of its length.
  const places = Math.min(quantity, mostInCart.quantity)
  const participants = isNamed ? Array.from({ length: places }, (_, place) => typed[place] ?? {}) : []
  return {
    offer_id: offerId,
    quantity,
    price: { value: values[`items.${offerId}.price`] ?? '', currency: 'RUB' },
    participants,
  }
}

/** The body of `createOrder`, from what was typed. */
export function orderBody(values: FormValues): Record<string, unknown> {
  const participants = participantsByOffer(values)
  return {
    items: offersIn(values).map((id) => itemOf(id, values, participants.get(id))),
    payer: {
      full_name: trimmed(values['payer.full_name'] ?? ''),
      email: trimmed(values['payer.email'] ?? ''),
      phone: trimmed(values['payer.phone'] ?? ''),
    },
    ...(values['wishes'] && { wishes: values['wishes'] }),
    agreement: values['agreement'] === 'true' || undefined,
    personal_data: values['personal_data'] === 'true' || undefined,
    kind: values['kind'] === 'request' ? 'request' : 'payment',
  }
}

/** The call names items by index, the form by offer; an error of all items belongs to the whole form. */
export const orderErrors = (errors: Errors, values: FormValues): Errors => {
  const ids = offersIn(values)
  const renamed = Object.entries(errors).map(([name, messages]) => {
    const [, place, rest] = ofLine.exec(name) ?? []
    const id = place === undefined ? undefined : ids[Number(place)]
    const whole = name === 'items' ? '' : name
    return [id === undefined ? whole : `items.${id}.${rest}`, messages] as const
  })
  return Object.fromEntries(renamed)
}

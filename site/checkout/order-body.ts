import { isoDate } from '../forms/form-values.ts'
import type { FormFailure, FormValues } from '../forms/submitted-form.ts'

type Errors = FormFailure['errors']

const ofLine = /^items\.(\d+)\.(.+)$/
const ofParticipant = /^participants\.(\d+)\.(\w+)$/

/** The ids of the offers in the order of the form, which is the order of the items. */
export const offersIn = (values: FormValues): readonly number[] => [
  ...new Set(
    Object.keys(values).flatMap((name) => {
      const id = ofLine.exec(name)?.[1]
      return id === undefined ? [] : [Number(id)]
    }),
  ),
]

const trimmed = (text: string) => text.trim() || undefined
/** A date is typed as DD.MM.YYYY. */
const participantValue = (field: string, text: string) => (field === 'birth_date' ? isoDate(text) : trimmed(text))

function participantsOf(offerId: number, values: FormValues): Record<string, unknown>[] {
  const participants: Record<string, unknown>[] = []
  for (const [name, text] of Object.entries(values)) {
    const [, id, rest = ''] = ofLine.exec(name) ?? []
    const [, place, field] = ofParticipant.exec(rest) ?? []
    if (Number(id) !== offerId || place === undefined || field === undefined) continue
    participants[Number(place)] = { ...participants[Number(place)], [field]: participantValue(field, text) }
  }
  // A participant without any typed value is included as an empty one.
  return Array.from(participants, (participant) => participant ?? {})
}

function itemOf(offerId: number, values: FormValues) {
  const typed = participantsOf(offerId, values)
  const quantity = Number(values[`items.${offerId}.quantity`] ?? 1)
  const isNamed = values[`items.${offerId}.participants`] === 'true' || typed.length > 0
  const participants = isNamed ? Array.from({ length: quantity }, (_, place) => typed[place] ?? {}) : []
  return {
    offer_id: offerId,
    quantity,
    price: { value: values[`items.${offerId}.price`] ?? '', currency: 'RUB' },
    participants,
  }
}

/** The body of `createOrder`, from what was typed. */
export const orderBody = (values: FormValues): Record<string, unknown> => ({
  items: offersIn(values).map((id) => itemOf(id, values)),
  payer: {
    full_name: trimmed(values['payer.full_name'] ?? ''),
    email: trimmed(values['payer.email'] ?? ''),
    phone: trimmed(values['payer.phone'] ?? ''),
  },
  ...(values['wishes'] && { wishes: values['wishes'] }),
  agreement: values['agreement'] === 'true' || undefined,
  personal_data: values['personal_data'] === 'true' || undefined,
  kind: values['kind'] === 'request' ? 'request' : 'payment',
})

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

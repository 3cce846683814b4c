import type { SoldOffer } from '@tropa/contract'
import { useMemo } from 'react'
import type { FormDefinition, ShownDefinition } from '../forms/form-definition.ts'
import type { FormValues } from '../forms/submitted-form.ts'
import { checkoutForm } from './checkout-form.ts'
import type { OrderedLine } from './line-state.ts'
import { fieldsOfParticipant, fixedFields, lineField } from './order-fields.ts'

/** A line that can be bought now. */
export type Bought = OrderedLine & { offer: SoldOffer }

/** The participants of lines, each with its place within its offer. */
export const groupsOf = (lines: readonly Bought[]) =>
  lines.flatMap(({ offer, quantity }) =>
    offer.requires.length === 0 ? [] : Array.from({ length: quantity }, (_, place) => ({ offer, place })),
  )

/**
 * The form with the fields that offers require.
 * @param key a word for each field of each participant, such as `9101/0/last_name/first_name`; equal keys give equal
 * forms
 */
function definitionOf(key: string): FormDefinition {
  const typed: ShownDefinition[] = key.split(' ').flatMap((participant) => {
    const [offerId, place, ...requires] = participant.split('/')
    return fieldsOfParticipant(Number(offerId), Number(place), requires)
  })
  // Without hidden fields, because prices and keys may change while the draft stays the same.
  return { ...checkoutForm, fields: [...typed, ...fixedFields.filter(({ kind }) => kind !== 'hidden')] }
}

const keyOf = (lines: readonly Bought[]) =>
  groupsOf(lines)
    .map(({ offer, place }) => [offer.id, place, ...offer.requires].join('/'))
    .join(' ')

/** Hidden values of the lines: the prices that the buyer sees, which the provider compares. */
export const hiddenValues = (lines: readonly Bought[]): FormValues =>
  Object.fromEntries(
    lines.flatMap(({ offer_id, quantity, offer }) => [
      [lineField(offer_id, 'quantity'), String(quantity)],
      [lineField(offer_id, 'price'), offer.price.value],
      ...(offer.requires.length > 0 ? [[lineField(offer_id, 'participants'), 'true']] : []),
    ]),
  )

/** The form of these lines; the same object while they require the same fields. */
export function useDefinition(lines: readonly Bought[]): FormDefinition {
  const key = keyOf(lines)
  return useMemo(() => definitionOf(key), [key])
}

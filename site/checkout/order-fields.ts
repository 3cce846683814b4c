import { bounds } from '@tropa/contract/bounds'
import { mail, phone } from '@tropa/library/Icon/icons.ts'
import { participantFields } from '../account/profile/family-forms.ts'
import { isShown, type FieldDefinition, type HiddenDefinition, type ShownDefinition } from '../forms/form-definition.ts'
import { tryKeyField } from '../forms/submitted-form.ts'

/** The fields of one line: the quantity of an offer, and the price that the buyer saw. */
export const lineField = (offerId: number, name: 'quantity' | 'price' | 'participants') => `items.${offerId}.${name}`
/** @param place of the participant, from 0 */
export const participantField = (offerId: number, place: number, name: string) =>
  `items.${offerId}.participants.${place}.${name}`

/** The fields of one participant: only those that the offer requires. */
export const fieldsOfParticipant = (
  offerId: number,
  place: number,
  requires: readonly string[],
): readonly ShownDefinition[] =>
  participantFields.flatMap((field) => {
    if (!isShown(field) || !requires.includes(field.name)) return []
    const { isOptional: _, ...required } = field
    return [{ ...required, name: participantField(offerId, place, field.name) }]
  })

export const payerFields: readonly ShownDefinition[] = [
  {
    kind: 'text',
    name: 'payer.full_name',
    label: 'checkout.fullName',
    hint: 'checkout.fullNameHint',
    autoComplete: 'name',
    bounds: bounds.full_name,
  },
  {
    kind: 'text',
    name: 'payer.email',
    label: 'account.email',
    hint: 'checkout.emailHint',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    bounds: bounds.email,
    icon: mail,
  },
  {
    kind: 'text',
    name: 'payer.phone',
    label: 'checkout.phone',
    hint: 'checkout.phoneHint',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    bounds: { min: 1, max: 40 },
    icon: phone,
  },
]

/** The law requires a separate box for the consent to process personal data. */
export const consentFields = [
  { kind: 'consent', name: 'agreement', label: 'checkout.agreement' },
  { kind: 'consent', name: 'personal_data', label: 'checkout.personalData' },
] as const satisfies readonly FieldDefinition[]
export const isConsent = (name: string): boolean => consentFields.some((field) => field.name === name)

export const hiddenFields: readonly HiddenDefinition[] = [tryKeyField, 'kind'].map((name) => ({ kind: 'hidden', name }))

const ofParticipant = /^items\.(\d{1,9})\.participants\.(\d{1,2})\.(\w+)$/
const ofLine = /^items\.\d{1,9}\.(?:quantity|price|participants)$/

/** The field for a name that a sent form has; `undefined` for an unknown name. */
function sentField(name: string): FieldDefinition[] {
  if (ofLine.test(name)) return [{ kind: 'hidden', name }]
  const [, offerId, place, field] = ofParticipant.exec(name) ?? []
  return field === undefined ? [] : [...fieldsOfParticipant(Number(offerId), Number(place), [field])]
}

export const wishesField = {
  kind: 'text',
  name: 'wishes',
  label: 'checkout.wishes',
  isOptional: true,
  autoComplete: 'off',
  bounds: bounds.wishes,
} as const satisfies FieldDefinition

/** Fields that every order has. */
export const fixedFields: readonly FieldDefinition[] = [...hiddenFields, ...payerFields, wishesField, ...consentFields]

/** The fields of a form of these names. */
export const fieldsNamed = (names: readonly string[]): readonly FieldDefinition[] => [
  ...fixedFields,
  ...[...new Set(names)].flatMap(sentField),
]

import { accountAddresses, bounds } from '@tropa/contract'
import type { FieldDefinition, FormDefinition } from '../../forms/form-definition.ts'

const schema = async () => (await import('@tropa/contract/participant')).Participant

/**
 * Without autocomplete, because browsers would offer the visitor's own data, and most participants are other people.
 */
const text = { kind: 'text', autoComplete: 'off' } as const
const optional = { ...text, isOptional: true } as const
/** Documents have no bounds of length: their schemas check their form. */
const document = { ...optional, bounds: { min: 1, max: 40 } } as const

/** Names and documents of a participant, in the order of the contract. */
export const participantFields: readonly FieldDefinition[] = [
  { ...text, name: 'last_name', label: 'account.lastName', bounds: bounds.name },
  { ...text, name: 'first_name', label: 'account.firstName', bounds: bounds.name },
  { ...optional, name: 'patronymic', label: 'account.patronymic', bounds: bounds.name },
  { kind: 'date', name: 'birth_date', label: 'account.birthDate', isOptional: true },
  { kind: 'select', name: 'sex', label: 'account.sex', isOptional: true, autoComplete: 'off' },
  { ...optional, name: 'city', label: 'person.city', bounds: bounds.place },
  { ...document, name: 'passport', label: 'person.passport', hint: 'person.passportHint' },
  { ...document, name: 'snils', label: 'person.snils', hint: 'person.snilsHint', inputMode: 'numeric' },
  { kind: 'select', name: 'souvenir_size', label: 'person.souvenir_size', isOptional: true, autoComplete: 'off' },
  { ...optional, name: 'organization_title', label: 'person.organization_title', bounds: bounds.place },
  {
    ...document,
    name: 'organization_inn',
    label: 'person.organization_inn',
    hint: 'person.innHint',
    inputMode: 'numeric',
  },
]

const shared = {
  path: '/profile',
  schema,
  submit: 'family.save',
  leadsTo: 'stay',
  notices: { done: 'notice.updated', failed: 'notice.updateFailed' },
} as const

export const newParticipantForm: FormDefinition = {
  ...shared,
  id: 'new-participant',
  call: accountAddresses.addParticipant,
  fields: participantFields,
}

export const participantForm: FormDefinition = {
  ...shared,
  id: 'participant',
  call: accountAddresses.updateParticipant,
  fields: [{ kind: 'hidden', name: 'id' }, ...participantFields],
}

export const removeParticipantForm: FormDefinition = {
  id: 'remove-participant',
  path: '/profile',
  call: accountAddresses.removeParticipant,
  fields: [{ kind: 'hidden', name: 'id' }],
  submit: 'family.remove',
  leadsTo: 'stay',
  notices: { done: 'notice.updated', failed: 'notice.updateFailed' },
}

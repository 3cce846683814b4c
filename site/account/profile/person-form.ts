import { accountAddresses, bounds } from '@tropa/contract'
import type { FieldDefinition, FormDefinition } from '../../forms/form-definition.ts'
import { region } from '../../region/region.ts'

const text = { kind: 'text' } as const

const fields: readonly FieldDefinition[] = [
  { ...text, name: 'last_name', label: 'account.lastName', autoComplete: 'family-name', bounds: bounds.name },
  { ...text, name: 'first_name', label: 'account.firstName', autoComplete: 'given-name', bounds: bounds.name },
  {
    ...text,
    name: 'patronymic',
    label: 'account.patronymic',
    isOptional: true,
    autoComplete: 'additional-name',
    bounds: bounds.name,
  },
  { kind: 'date', name: 'birth_date', label: 'account.birthDate', isOptional: true },
  { kind: 'select', name: 'sex', label: 'account.sex', isOptional: true, autoComplete: 'sex' },
  {
    kind: 'radio',
    name: 'origin',
    label: 'account.origin',
    options: [
      { value: region.residentOrigin, label: 'account.originResident' },
      { value: 'russia', label: 'account.originRussia' },
      { value: 'foreign', label: 'account.originForeign' },
    ],
  },
  {
    kind: 'select',
    name: 'municipality',
    label: 'account.municipality',
    when: { field: 'origin', is: region.residentOrigin },
    autoComplete: 'address-level2',
  },
  {
    ...text,
    name: 'region',
    label: 'account.region',
    when: { field: 'origin', is: 'russia' },
    autoComplete: 'address-level1',
    bounds: bounds.place,
  },
  {
    ...text,
    name: 'country',
    label: 'account.country',
    when: { field: 'origin', is: 'foreign' },
    autoComplete: 'country-name',
    bounds: bounds.place,
  },
  {
    ...text,
    name: 'email',
    label: 'account.email',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    bounds: bounds.email,
  },
  {
    kind: 'password',
    name: 'old_password',
    label: 'security.old',
    hint: 'person.oldPasswordHint',
    isOptional: true,
    autoComplete: 'current-password',
    bounds: { min: 1, max: bounds.password.max },
  },
]

export const personForm: FormDefinition = {
  id: 'person',
  path: '/profile',
  call: accountAddresses.updateProfile,
  schema: async () => (await import('@tropa/contract/account')).ProfileChange,
  fields,
  submit: 'profile.save',
  leadsTo: 'stay',
  notices: { done: 'notice.updated', failed: 'notice.updateFailed' },
}

import { bounds } from '@tropa/contract/bounds'
import type { FieldDefinition } from '../../forms/form-definition.ts'
import { region } from '../../region/region.ts'

const text = { kind: 'text', bounds: bounds.name } as const
const place = { kind: 'text', bounds: bounds.place } as const
const comesFrom = (origin: string) => ({ field: 'origin', is: origin })

export const firstNameField: FieldDefinition = {
  ...text,
  name: 'first_name',
  label: 'account.firstName',
  autoComplete: 'given-name',
}
export const lastNameField: FieldDefinition = {
  ...text,
  name: 'last_name',
  label: 'account.lastName',
  autoComplete: 'family-name',
}
export const patronymicField: FieldDefinition = {
  ...text,
  name: 'patronymic',
  label: 'account.patronymic',
  autoComplete: 'additional-name',
  isOptional: true,
}
export const birthDateField: FieldDefinition = {
  kind: 'date',
  name: 'birth_date',
  label: 'account.birthDate',
  isOptional: true,
}

/** Fields about where a person lives; the first choice decides which others are shown. */
export const residenceFields: readonly FieldDefinition[] = [
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
    autoComplete: 'address-level2',
    when: comesFrom(region.residentOrigin),
  },
  {
    ...place,
    name: 'region',
    label: 'account.region',
    autoComplete: 'address-level1',
    when: comesFrom('russia'),
  },
  {
    ...place,
    name: 'country',
    label: 'account.country',
    autoComplete: 'country-name',
    when: comesFrom('foreign'),
  },
]

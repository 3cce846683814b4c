import { accountAddresses } from '@tropa/contract'
import type { FieldDefinition, FormDefinition } from '../../forms/form-definition.ts'
import { currentPassword, emailField } from '../../forms/known-fields.ts'
import {
  birthDateField,
  firstNameField,
  lastNameField,
  patronymicField,
  residenceFields,
} from '../parts/person-fields.ts'

const fields: readonly FieldDefinition[] = [
  lastNameField,
  firstNameField,
  patronymicField,
  birthDateField,
  { kind: 'select', name: 'sex', label: 'account.sex', isOptional: true, autoComplete: 'sex' },
  ...residenceFields,
  emailField,
  { ...currentPassword('old_password', 'security.old'), hint: 'person.oldPasswordHint', isOptional: true },
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

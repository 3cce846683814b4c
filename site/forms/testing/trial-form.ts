import type { FieldDefinition, FormDefinition } from '../form-definition.ts'

/** A form that stays on its page, with these fields. */
export const trialForm = (fields: readonly FieldDefinition[], form: Partial<FormDefinition> = {}): FormDefinition => ({
  id: 'trial',
  path: '/profile',
  call: { method: 'post', path: 'portal/trial' },
  fields,
  submit: 'profile.save',
  leadsTo: 'stay',
  ...form,
})

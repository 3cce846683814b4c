import { accountAddresses } from '@tropa/contract'
import type { FormDefinition } from '../../forms/form-definition.ts'
import { currentPassword, newPasswordFields } from '../../forms/known-fields.ts'

export const passwordForm: FormDefinition = {
  id: 'password',
  path: '/security',
  call: accountAddresses.changePassword,
  schema: async () => (await import('@tropa/contract/account')).PasswordChange,
  fields: [currentPassword('old_password', 'security.old'), ...newPasswordFields('account.newPassword')],
  submit: 'security.changePassword',
  leadsTo: 'stay',
  notices: { done: 'notice.updated', failed: 'notice.updateFailed' },
}

export const endSessionForm: FormDefinition = {
  id: 'end-session',
  path: '/security',
  call: accountAddresses.endSession,
  fields: [{ kind: 'hidden', name: 'id' }],
  submit: 'security.end',
  leadsTo: 'stay',
  notices: { done: 'security.ended', failed: 'notice.updateFailed' },
}

export const eraseForm: FormDefinition = {
  id: 'erase-account',
  path: '/security',
  call: accountAddresses.eraseAccount,
  schema: async () => (await import('@tropa/contract/account')).Erasure,
  fields: [currentPassword('old_password', 'account.password')],
  submit: 'security.eraseConfirm',
  leadsTo: '/',
  notices: { done: 'notice.erased', failed: 'notice.updateFailed' },
}

export const securityForms: readonly FormDefinition[] = [passwordForm, endSessionForm, eraseForm]

import { accountAddresses, bounds } from '@tropa/contract'
import type { FormDefinition } from '../../forms/form-definition.ts'

export const passwordForm: FormDefinition = {
  id: 'password',
  path: '/security',
  call: accountAddresses.changePassword,
  schema: async () => (await import('@tropa/contract/account')).PasswordChange,
  fields: [
    {
      kind: 'password',
      name: 'old_password',
      label: 'security.old',
      autoComplete: 'current-password',
      // An older password may be shorter than a new one.
      bounds: { min: 1, max: bounds.password.max },
    },
    {
      kind: 'password',
      name: 'password',
      label: 'account.newPassword',
      autoComplete: 'new-password',
      bounds: bounds.password,
    },
    {
      kind: 'password',
      name: 'password_repeat',
      label: 'account.passwordRepeat',
      autoComplete: 'new-password',
      bounds: bounds.password,
    },
  ],
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
  fields: [],
  submit: 'security.eraseConfirm',
  leadsTo: '/',
  notices: { done: 'security.erased', failed: 'notice.updateFailed' },
}

export const securityForms: readonly FormDefinition[] = [passwordForm, endSessionForm, eraseForm]

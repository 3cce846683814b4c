import { accountAddresses } from '@tropa/contract'
import type { FormDefinition } from '../../forms/form-definition.ts'

export const historySettingsForm: FormDefinition = {
  id: 'history-settings',
  path: '/profile',
  call: accountAddresses.updateProfileSettings,
  fields: [{ kind: 'box', name: 'keeps_history', label: 'history.keeps', hint: 'history.keepsHint' }],
  submit: 'profile.save',
  leadsTo: 'stay',
  notices: { done: 'notice.updated', failed: 'notice.updateFailed' },
}

export const clearHistoryForm: FormDefinition = {
  id: 'history-clear',
  path: '/profile',
  call: accountAddresses.clearHistory,
  fields: [],
  submit: 'history.clear',
  leadsTo: 'stay',
  notices: { done: 'history.cleared', failed: 'notice.updateFailed' },
}

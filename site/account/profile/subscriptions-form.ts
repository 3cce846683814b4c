import { accountAddresses } from '@tropa/contract'
import type { FormDefinition } from '../../forms/form-definition.ts'

/** Mails that the visitor may choose (specification, section 1); none is chosen beforehand. */
const subscriptions = ['paid_services', 'guide', 'research'] as const

export const subscriptionsForm: FormDefinition = {
  id: 'subscriptions',
  path: '/profile',
  call: accountAddresses.updateSubscriptions,
  schema: async () => (await import('@tropa/contract/account')).Subscriptions,
  fields: subscriptions.map((name) => ({
    kind: 'box',
    name,
    label: `profile.${name}`,
    hint: `profile.${name}Hint`,
  })),
  submit: 'profile.save',
  leadsTo: 'stay',
  notices: { done: 'notice.updated', failed: 'notice.updateFailed' },
}

import type { FormDefinition } from '../../forms/form-definition.ts'
import { newParticipantForm, participantForm, removeParticipantForm } from './family-forms.ts'
import { orderForms } from '../orders/order-forms.ts'
import { clearHistoryForm, historySettingsForm } from './history-forms.ts'
import { personForm } from './person-form.ts'
import { subscriptionsForm } from './subscriptions-form.ts'

/** Every form of `/profile`. */
export const profileForms: readonly FormDefinition[] = [
  personForm,
  subscriptionsForm,
  newParticipantForm,
  participantForm,
  removeParticipantForm,
  historySettingsForm,
  clearHistoryForm,
  ...Object.values(orderForms['/profile']),
]

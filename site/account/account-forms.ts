import type { FormDefinition } from '../forms/form-definition.ts'
import {
  loginForm,
  logoutForm,
  recoveryForm,
  registrationForm,
  resetForm,
  unsubscribeForm,
  verificationEmailForm,
  verificationForm,
} from './auth-forms.ts'
import { profileForms } from './profile/profile-forms.ts'
import { securityForms } from './security/security-forms.ts'
import { savedTrackForms } from './tracks/saved-track-forms.ts'

/** Every form of the account. The server accepts a post only for the forms of such a list. */
export const accountForms: readonly FormDefinition[] = [
  loginForm,
  registrationForm,
  recoveryForm,
  resetForm,
  verificationForm,
  verificationEmailForm,
  unsubscribeForm,
  logoutForm,
  ...profileForms,
  ...securityForms,
  ...savedTrackForms,
]

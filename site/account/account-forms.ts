import type { FormDefinition } from '../forms/form-definition.ts'
import {
  loginForm,
  logoutForm,
  recoveryForm,
  registrationForm,
  resetForm,
  verificationEmailForm,
  verificationForm,
} from './auth-forms.ts'

/** Every form of the account. The server accepts a post only for these. */
export const accountForms: readonly FormDefinition[] = [
  loginForm,
  registrationForm,
  recoveryForm,
  resetForm,
  verificationForm,
  verificationEmailForm,
  logoutForm,
]

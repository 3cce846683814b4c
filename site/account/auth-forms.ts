import { accountAddresses } from '@tropa/contract/account-addresses'
import type { FormDefinition } from '../forms/form-definition.ts'
import { currentPassword, emailField, newPasswordFields } from '../forms/known-fields.ts'
import {
  birthDateField,
  firstNameField,
  lastNameField,
  patronymicField,
  residenceFields,
} from './parts/person-fields.ts'

/** The rules of the contract load when a form is sent. */
const rules = () => import('@tropa/contract/account')

export const loginForm: FormDefinition = {
  id: 'login',
  path: '/login',
  call: accountAddresses.login,
  schema: async () => (await rules()).Login,
  fields: [{ ...emailField, autoComplete: 'username' }, currentPassword('password', 'account.password')],
  submit: 'login.submit',
  leadsTo: 'return',
}

export const registrationForm: FormDefinition = {
  id: 'registration',
  path: '/registration',
  call: accountAddresses.registration,
  schema: async () => (await rules()).Registration,
  fields: [
    firstNameField,
    lastNameField,
    patronymicField,
    { ...emailField, hint: 'registration.emailHint' },
    ...newPasswordFields('account.password'),
    birthDateField,
    {
      kind: 'radio',
      name: 'sex',
      label: 'account.sex',
      isOptional: true,
      options: [
        { value: 'female', label: 'account.sexFemale' },
        { value: 'male', label: 'account.sexMale' },
      ],
    },
    ...residenceFields,
    { kind: 'consent', name: 'agreement', label: 'registration.agreement' },
    { kind: 'consent', name: 'personal_data', label: 'registration.personalData' },
  ],
  submit: 'registration.submit',
  leadsTo: 'return',
  notices: { done: 'notice.registered' },
}

export const recoveryForm: FormDefinition = {
  id: 'recovery',
  path: '/recovery',
  call: accountAddresses.recover,
  schema: async () => (await rules()).Recovery,
  fields: [emailField],
  submit: 'recovery.submit',
  leadsTo: 'stay',
}

export const resetForm: FormDefinition = {
  id: 'reset-password',
  path: '/reset-password',
  call: accountAddresses.resetPassword,
  schema: async () => (await rules()).PasswordReset,
  fields: [{ kind: 'hidden', name: 'token' }, ...newPasswordFields('account.newPassword')],
  submit: 'reset.submit',
  leadsTo: '/',
  notices: { done: 'notice.passwordReset' },
}

export const verificationForm: FormDefinition = {
  id: 'verification',
  path: '/verification',
  call: accountAddresses.verify,
  schema: async () => (await rules()).Verification,
  fields: [{ kind: 'hidden', name: 'token' }],
  submit: 'verification.submit',
  leadsTo: 'stay',
}

export const unsubscribeForm: FormDefinition = {
  id: 'unsubscribe',
  path: '/unsubscribe',
  call: accountAddresses.unsubscribe,
  schema: async () => (await rules()).Verification,
  fields: [{ kind: 'hidden', name: 'token' }],
  submit: 'unsubscribe.submit',
  leadsTo: 'stay',
  isOneClick: true,
}

export const verificationEmailForm: FormDefinition = {
  id: 'verification-email',
  path: '/verification/email',
  call: accountAddresses.sendVerification,
  fields: [],
  submit: 'verificationEmail.submit',
  leadsTo: 'stay',
  notices: { done: 'verificationEmail.done', failed: 'verificationEmail.failed' },
}

export const logoutForm: FormDefinition = {
  id: 'logout',
  path: '/logout',
  call: accountAddresses.logout,
  fields: [],
  submit: 'logout.submit',
  leadsTo: '/',
  alwaysEndsSession: true,
  unsent: 'logout.failed',
  notices: { done: 'notice.signedOut' },
}

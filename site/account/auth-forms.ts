import { accountAddresses } from '@tropa/contract/account-addresses'
import { bounds } from '@tropa/contract/bounds'
import { mail } from '@tropa/library/Icon/icons.ts'
import type { FormDefinition, PasswordDefinition, TextDefinition } from '../forms/form-definition.ts'
import { region } from '../region/region.ts'

/** The rules of the contract load when a form is sent. */
const rules = () => import('@tropa/contract/account')

const email: TextDefinition = {
  kind: 'text',
  name: 'email',
  label: 'account.email',
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  bounds: bounds.email,
  icon: mail,
}
const text = { kind: 'text', bounds: bounds.name } as const
const place = { kind: 'text', bounds: bounds.place } as const
const comesFrom = (origin: string) => ({ field: 'origin', is: origin })

const newPassword = (label: PasswordDefinition['label']): readonly PasswordDefinition[] => [
  {
    kind: 'password',
    name: 'password',
    label,
    hint: 'account.passwordHint',
    autoComplete: 'new-password',
    bounds: bounds.password,
  },
  {
    kind: 'password',
    name: 'password_repeat',
    label: 'account.passwordRepeat',
    isRepeat: true,
    autoComplete: 'new-password',
    bounds: bounds.password,
  },
]

export const loginForm: FormDefinition = {
  id: 'login',
  path: '/login',
  call: accountAddresses.login,
  schema: async () => (await rules()).Login,
  fields: [
    { ...email, autoComplete: 'username' },
    {
      kind: 'password',
      name: 'password',
      label: 'account.password',
      autoComplete: 'current-password',
      // An old password may be shorter than a new one must be.
      bounds: { min: 1, max: bounds.password.max },
    },
  ],
  submit: 'login.submit',
  leadsTo: 'return',
}

export const registrationForm: FormDefinition = {
  id: 'registration',
  path: '/registration',
  call: accountAddresses.registration,
  schema: async () => (await rules()).Registration,
  fields: [
    { ...text, name: 'first_name', label: 'account.firstName', autoComplete: 'given-name' },
    { ...text, name: 'last_name', label: 'account.lastName', autoComplete: 'family-name' },
    { ...text, name: 'patronymic', label: 'account.patronymic', autoComplete: 'additional-name', isOptional: true },
    { ...email, hint: 'registration.emailHint' },
    ...newPassword('account.password'),
    { kind: 'date', name: 'birth_date', label: 'account.birthDate', isOptional: true },
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
    {
      kind: 'radio',
      name: 'origin',
      label: 'account.origin',
      options: [
        { value: region.residentOrigin, label: 'account.originResident' },
        { value: 'russia', label: 'account.originRussia' },
        { value: 'foreign', label: 'account.originForeign' },
      ],
    },
    {
      kind: 'select',
      name: 'municipality',
      label: 'account.municipality',
      autoComplete: 'address-level2',
      when: comesFrom(region.residentOrigin),
    },
    {
      ...place,
      name: 'region',
      label: 'account.region',
      autoComplete: 'address-level1',
      when: comesFrom('russia'),
    },
    {
      ...place,
      name: 'country',
      label: 'account.country',
      autoComplete: 'country-name',
      when: comesFrom('foreign'),
    },
    { kind: 'consent', name: 'agreement', label: 'registration.agreement' },
    { kind: 'consent', name: 'personal_data', label: 'registration.personalData' },
  ],
  submit: 'registration.submit',
  leadsTo: 'return',
}

export const recoveryForm: FormDefinition = {
  id: 'recovery',
  path: '/recovery',
  call: accountAddresses.recover,
  schema: async () => (await rules()).Recovery,
  fields: [email],
  submit: 'recovery.submit',
  leadsTo: 'stay',
}

export const resetForm: FormDefinition = {
  id: 'reset-password',
  path: '/reset-password',
  call: accountAddresses.resetPassword,
  schema: async () => (await rules()).PasswordReset,
  fields: [{ kind: 'hidden', name: 'token' }, ...newPassword('account.newPassword')],
  submit: 'reset.submit',
  leadsTo: '/',
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
}

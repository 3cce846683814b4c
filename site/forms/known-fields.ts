import { bounds } from '@tropa/contract/bounds'
import { mail } from '@tropa/library/Icon/icons.ts'
import type { PasswordDefinition, TextDefinition } from './form-definition.ts'

/** Fields that several forms have. */
export const emailField: TextDefinition = {
  kind: 'text',
  name: 'email',
  label: 'account.email',
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  bounds: bounds.email,
  icon: mail,
}

/** An existing password may be shorter than a new one must be. */
const anyPassword = { min: 1, max: bounds.password.max }

export const currentPassword = (name: string, label: PasswordDefinition['label']): PasswordDefinition => ({
  kind: 'password',
  name,
  label,
  autoComplete: 'current-password',
  bounds: anyPassword,
})

/** A new password, and its repetition. */
export const newPasswordFields = (label: PasswordDefinition['label']): readonly PasswordDefinition[] => [
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

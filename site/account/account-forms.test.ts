// @vitest-environment node
import { expect, test } from 'vitest'
import { acceptedElsewhere } from '../forms/accepted-elsewhere.ts'
import type { FieldDefinition } from '../forms/form-definition.ts'
import { checkForm } from '../forms/check-form.ts'
import { trackSharingForms } from '../track-sharing/track-sharing-forms.ts'
import { accountForms } from './account-forms.ts'
import { personForm } from './profile/person-form.ts'

const isLeaving = (leadsTo: unknown, path: string) => leadsTo !== 'stay' && leadsTo !== path

test('a form that redirects to another page says there that it was accepted', () => {
  const leaving = accountForms.filter(({ leadsTo, path, notices }) => notices && isLeaving(leadsTo, path))

  expect(leaving.length).toBeGreaterThan(3)
  expect(Object.fromEntries(leaving.map(({ id, notices }) => [id, notices?.done]))).toEqual(acceptedElsewhere)
})

const isNew = (field: FieldDefinition) => field.kind === 'password' && field.autoComplete === 'new-password'

test('every new password is typed twice, and an empty repetition is sent so that it is refused', () => {
  const choosing = accountForms.filter(({ fields }) => fields.some(isNew))

  expect(choosing.map(({ id }) => id)).toEqual(['registration', 'reset-password', 'password'])
  for (const { id, fields } of choosing)
    expect([id, fields.filter(isNew).map((field) => [field.name, 'isRepeat' in field])]).toEqual([
      id,
      [
        ['password', false],
        ['password_repeat', true],
      ],
    ])
})

test('a form shows at once the error of a field, and which other field it requires', async () => {
  const typed = { first_name: 'R2D2', last_name: '\u3164', email: 'anna@example.org', origin: 'russia' }
  const failure = await checkForm(personForm, typed, 'en')

  expect(failure?.errors).toEqual({
    first_name: ['Only letters of the alphabet are allowed'],
    last_name: ['Required field'],
    region: ['Required field'],
  })
})

test('a field that breaks several rules has one message', async () => {
  const withMail = [...accountForms, ...trackSharingForms].filter(({ fields, schema }) =>
    fields.some(({ name }) => schema && name === 'email'),
  )
  const wrong = ['не почта', 'a b@c.example', 'почта@пример.рф', `${'длинный '.repeat(40)}@`]

  expect(withMail.length).toBeGreaterThan(3)
  for (const form of withMail)
    for (const email of wrong) expect((await checkForm(form, { email }, 'ru'))?.errors['email']).toHaveLength(1)
})

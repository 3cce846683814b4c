import { expect, test } from 'vitest'
import { trialForm } from '../forms/testing/trial-form.ts'
import '../messages/all-catalogues.ts'
import { words } from '../messages/intl.tsx'
import { fieldsOfParticipant, participantField } from './order-fields.ts'
import { wrongValues } from './wrong-values.ts'

const firstName = participantField(9701, 0, 'first_name')
const form = trialForm(fieldsOfParticipant(9701, 0, ['first_name']), {
  path: '/checkout',
  submit: 'kept.keep',
  notices: { done: 'kept.none', failed: 'kept.failed' },
})
const wrong = (value: string) => wrongValues(form, { [firstName]: value }, document.createElement('form'), words('en'))

test.each(['', '  '])('a required field of a participant is missing if it is %o', async (typed) => {
  expect(await wrong(typed)).toEqual({ [firstName]: [words('en')('checkout.required')] })
})

test('a filled-in field is not missing', async () => {
  expect(await wrong('Anna')).toBeUndefined()
})

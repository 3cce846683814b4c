// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { accountResponses } from '../../app/testing/account-responses.ts'
import { linksOf, plainFormOf, plainForms } from '../../app/testing/plain-forms.ts'
import { renderedPage, type Visitor } from '../../app/testing/rendered-page.tsx'
import { sendFrom } from '../../app/testing/test-provider-responses.ts'
import type { SubmittedForm } from '../../forms/submitted-form.ts'
import { words } from '../../messages/intl.tsx'
import { languages } from '../../region/languages.ts'
import { maskedNumber } from './participant-text.ts'

const [saved] = accountResponses.family.participant_list
if (!saved) throw new Error('The family of the test has a participant')
const family = (changes: object = {}) => ({ family: { participant_list: [{ ...saved, ...changes }] } })
const at = (query: string, visitor: Visitor = {}) =>
  renderedPage(`/profile?tab=family${query}`, { auth: { expires: 4_000_000_000 }, ...visitor })

const done = (form: string): SubmittedForm => ({ form, values: {}, outcome: { kind: 'done' } })
const refused = (form: string, values = {}): SubmittedForm => ({
  form,
  values,
  outcome: { kind: 'refused', status: 422, message: '', errors: { snils: ['Wrong check digits'] } },
})

test('only the last three digits of documents are shown', async () => {
  const documents = { passport: '6700 123456', snils: '112-233-445 95', organization_inn: '7707083893' }
  const { main } = await at('', { send: sendFrom(family(documents)).send })
  const row = main.querySelector('[role="tabpanel"] li')?.textContent ?? ''

  expect(row).toContain('Соколов Пётр Ильич')
  expect(['••• 456', '••• 595', '••• 893'].filter((masked) => row.includes(masked))).toHaveLength(3)
  expect(row).not.toMatch(/\d{4} ?\d{3}|112|770/)
  expect(main.innerHTML).not.toContain('7707083893')
})

test.each([
  ['6700 123456', '••• 456'],
  ['112-233-445 95', '••• 595'],
  ['12', '••• 12'],
])('%s is shown as %s', (number, masked) => {
  expect(maskedNumber(number)).toBe(masked)
})

describe.each(languages)('in %s', (language) => {
  const say = words(language)

  test('a participant can be edited by a link and removed by a form, both with the participant’s name', async () => {
    const { main } = await at('', { language })
    const name = 'Соколов Пётр Ильич'
    const edit = main.querySelector('a[href="/profile?tab=family&participant=12"]')

    expect(edit?.getAttribute('aria-label')).toBe(say('family.editNamed', { name }))
    expect(plainFormOf(main, 'remove-participant')).toEqual({
      name: say('family.removeNamed', { name }),
      action: '/profile?tab=family',
      fields: { form: 'remove-participant', id: '12' },
    })
  })

  test('the page of a deleted participant says so and links back', async () => {
    const { status, main } = await at('&participant=99', { language })

    expect([status, main.textContent?.includes(say('family.goneText'))]).toEqual([200, true])
    expect(linksOf(main)).toContain('/profile?tab=family')
    expect(plainFormOf(main, 'participant')).toBeUndefined()
  })

  test('sex can be chosen by its names', async () => {
    const { main } = await at('&participant=new', { language })
    const options = [...main.querySelectorAll('[name="sex"] option')].map(({ textContent }) => textContent)
    expect(options.slice(1)).toEqual(language === 'ru' ? ['Мужской', 'Женский'] : ['Male', 'Female'])
  })
})

test('the form for a new participant is empty and posts to its own address', async () => {
  const { main } = await at('&participant=new')
  const form = plainFormOf(main, 'new-participant')

  expect(form?.action).toMatch(/^\/profile\?(?=.*tab=family)(?=.*participant=new)/)
  expect(Object.entries(form?.fields ?? {}).filter(([name, value]) => name !== 'form' && value !== '')).toEqual([])
})

test('the form for an existing participant has all their data', async () => {
  const { main } = await at('&participant=12')

  expect(plainFormOf(main, 'participant')?.fields).toMatchObject({
    id: '12',
    last_name: 'Соколов',
    patronymic: 'Ильич',
    birth_date: '02.03.2015',
    sex: 'male',
    snils: '11223344595',
  })
})

test.each(['new-participant', 'participant'])(
  'after the form %s was accepted without scripts the list is shown, even if the address names the form',
  async (form) => {
    const { main } = await at(form === 'participant' ? '&participant=12' : '&participant=new', {
      submitted: done(form),
    })

    expect(plainForms(main).map(({ fields, action }) => [fields['form'], action])).toEqual([
      ['remove-participant', '/profile?tab=family'],
    ])
    expect(main.textContent).toContain('Соколов Пётр')
  },
)

test('a form that was refused without scripts is shown with its values and the reason', async () => {
  const typed = { last_name: 'Ёж', first_name: 'Олег', snils: '1' }
  const { main } = await at('&participant=new', { submitted: refused('new-participant', typed) })

  expect(plainFormOf(main, 'new-participant')?.fields).toMatchObject(typed)
  expect(main.textContent).toContain('Wrong check digits')
})

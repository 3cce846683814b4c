// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { accountResponses } from '../../app/testing/account-responses.ts'
import { linksOf, plainFormOf, plainForms } from '../../app/testing/plain-forms.ts'
import { renderedPage, type Visitor } from '../../app/testing/rendered-page.tsx'
import { responses, sendFrom } from '../../app/testing/test-provider-responses.ts'
import type { SubmittedForm } from '../../forms/submitted-form.ts'
import { words } from '../../messages/intl.tsx'
import { PortalError } from '../../portal/error.ts'
import { languages } from '../../region/languages.ts'

const at = (query = '', visitor: Visitor = {}) =>
  renderedPage(`/security${query}`, { auth: { expires: 4_000_000_000 }, ...visitor })
const plain = (element: Element | null) => element?.textContent?.replaceAll(/[\s\u2060]+/g, ' ') ?? ''
const section = (main: Element, id: string) => main.querySelector(`section[aria-labelledby="${id}"]`)
const { user, consent_list } = accountResponses.profile

describe.each(languages)('in %s', (language) => {
  const say = words(language)

  test('each session except for this one can be ended, by a form with the name of its device', async () => {
    const { main } = await at('', { language })
    const sessions = section(main, 'sessions-title')
    const unknown = say('security.unknownDevice')

    expect(sessions && plainForms(sessions)).toEqual([
      {
        name: say('security.endNamed', { device: unknown }),
        action: '/security',
        fields: { form: 'end-session', id: '7d3f7c1e-0000-4000-8000-000000000002' },
      },
    ])
    expect(plain(sessions)).toContain(say('security.current'))
    expect(plain(sessions)).toContain('20.11.2026, 10:15')
  })

  test('each consent has its version and its time, and links to the document', async () => {
    const { main } = await at('', { language })
    const consents = section(main, 'consents-title')

    expect(plain(consents)).toContain('1.0')
    expect(plain(consents)).toContain('20.11.2026, 10:15')
    expect(consents && linksOf(consents)).toEqual(['/docs/5'])
    expect(consents?.querySelector('a')?.textContent).toBe(say('security.personal_data'))
  })

  test('an account that has agreed to nothing says so', async () => {
    const send = sendFrom({ profile: { user, consent_list: [] } }).send
    const { main } = await at('', { language, send })
    expect(plain(section(main, 'consents-title'))).toContain(say('security.noConsents').replaceAll(/[\s\u2060]+/g, ' '))
  })
})

test('a consent has the title of its document if the portal has that', async () => {
  const [doc] = responses.docs.doc_list
  const docs = { doc_list: [{ ...doc, id: 5, the_title: 'Согласие', link: '/docs/5' }], total: 1 }
  const { main } = await at('', { send: sendFrom({ docs }).send })

  expect(consent_list).toHaveLength(1)
  expect(plain(section(main, 'consents-title')?.querySelector('a') ?? null)).toBe('Согласие')
})

test('the page is rendered without its documents if these do not load', async () => {
  const { status, errors } = await at('', { send: sendFrom({ docs: new PortalError(503) }).send })
  expect([status, errors]).toEqual([200, []])
})

describe('erasing the account', () => {
  test('begins with a link, not with a form', async () => {
    const { main } = await at()
    expect(plainFormOf(main, 'erase-account')).toBeUndefined()
    expect(linksOf(main)).toContain('/security?erase=1#erase-title')
  })

  test('is confirmed with the password of the shown address, and can be cancelled', async () => {
    const { main } = await at('?erase=1')
    const erase = section(main, 'erase-title')

    expect(plain(erase)).toContain(user.email)
    expect(plainFormOf(main, 'erase-account')).toMatchObject({
      action: '/security?erase=1',
      fields: { old_password: '', username: user.email },
    })
    expect(erase && linksOf(erase)).toEqual(['/security'])
  })

  test.each(['?erase=0', '?erase=true', '?erase='])('does not begin with %s', async (query) => {
    expect(plainFormOf((await at(query)).main, 'erase-account')).toBeUndefined()
  })

  test('says why if it was refused without scripts', async () => {
    const submitted: SubmittedForm = {
      form: 'erase-account',
      values: {},
      outcome: { kind: 'refused', status: 422, message: '', errors: { old_password: ['Another password'] } },
    }
    expect(plain((await at('?erase=1', { submitted })).main)).toContain('Another password')
  })
})

test('a plain link downloads the data as a file', async () => {
  const link = section((await at()).main, 'export-title')?.querySelector('a')
  expect([link?.getAttribute('href'), link?.getAttribute('download')]).toEqual([
    '/api/portal/profile/export',
    'account.json',
  ])
})

test('the form tells password managers whose password is changed', async () => {
  const username = (await at()).main.querySelector('#password [name="username"]')
  expect([username?.getAttribute('autocomplete'), username?.getAttribute('value')]).toEqual(['username', user.email])
})

// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { linksOf, plainFormOf } from '../app/testing/plain-forms.ts'
import { renderedPage, type Visitor } from '../app/testing/rendered-page.tsx'
import { accountResponses } from '../app/testing/account-responses.ts'
import { sendFrom } from '../app/testing/test-provider-responses.ts'
import type { SubmittedForm } from '../forms/submitted-form.ts'
import { words, type MessageId } from '../messages/intl.tsx'
import { defaultLanguage, languages } from '../region/languages.ts'
import { region } from '../region/region.ts'

const auth = { expires: 4_000_000_000 }
const accepted = (form: string): SubmittedForm => ({ form, values: {}, outcome: { kind: 'done' } })
const refused = (form: string, values = {}): SubmittedForm => ({
  form,
  values,
  outcome: { kind: 'refused', status: 422, message: '', errors: { email: ['No such mailbox'] } },
})
const user = { ...accountResponses.profile.user, email_verified: true }
const verified = sendFrom({ profile: { user } }).send

/** A form posts to the address of its page with the query, so that the return address and the token are sent too. */
const posts = [
  ['/login?return_to=%2Ftours', 'login', '/login?return_to=%2Ftours', {}],
  ['/recovery', 'recovery', '/recovery', {}],
  ['/reset-password?token=t-1', 'reset-password', '/reset-password?token=t-1', { token: 't-1' }],
  ['/verification?token=t-2', 'verification', '/verification?token=t-2', { token: 't-2' }],
  ['/unsubscribe?token=t-3', 'unsubscribe', '/unsubscribe?token=t-3', { token: 't-3' }],
  ['/verification/email', 'verification-email', '/verification/email', {}],
] as const
const isOfUser = (address: string) => address === '/verification/email'

test.each(posts)(
  '%s posts its form to its own address, with the parameters of the link',
  async (...[at, id, action, own]) => {
    const { main } = await renderedPage(at, { auth: isOfUser(at) ? auth : null })
    const form = plainFormOf(main, id)

    expect(form?.action).toBe(action)
    expect(form?.fields).toMatchObject(own)
  },
)

const titles = {
  '/login': 'login.title',
  '/registration': 'registration.title',
  '/recovery': 'recovery.title',
  '/reset-password?token=1': 'reset.title',
  '/verification?token=1': 'verification.title',
  '/verification/email': 'verificationEmail.title',
  '/unsubscribe?token=1': 'unsubscribe.title',
  '/logout': 'logout.title',
} as const satisfies Record<string, MessageId>
const authOf = (address: string) => (/email|logout/.test(address) ? auth : null)

describe.each(languages)('in %s', (language) => {
  const say = words(language)

  test.each(Object.entries(titles))('%s has a heading and a description, and is not indexed', async (at, title) => {
    const { main, document } = await renderedPage(at, { language, auth: authOf(at) })
    const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')

    expect(main.querySelector('h1')?.textContent).toBe(say(title))
    expect(meta('description')?.length).toBeGreaterThan(20)
    expect(meta('robots')).toBe('noindex')
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      `https://portal.example${at.replace(/\?.*/, '')}${language === defaultLanguage ? '' : `?lang=${language}`}`,
    )
  })

  const outcomes = [
    ['/recovery', 'recovery', 'recovery.doneText'],
    ['/verification?token=1', 'verification', 'verification.doneText'],
    ['/unsubscribe?token=1', 'unsubscribe', 'unsubscribe.doneText'],
  ] as const
  test.each(outcomes)('%s says that its form was accepted, also without scripts', async (at, form, text) => {
    const before = await renderedPage(at, { language })
    const after = await renderedPage(at, { language, submitted: accepted(form) })

    expect(before.main.querySelector('[role="status"]')).toBeNull()
    expect(after.main.querySelector('[role="status"]')?.textContent).toContain(say(text))
  })

  test.each(['/verification', '/unsubscribe'] as const)('%s without a token offers no button', async (at) => {
    const { main } = await renderedPage(at, { language })

    expect(main.textContent).toContain(say(at === '/verification' ? 'verification.none' : 'unsubscribe.none'))
    expect(main.querySelector('form')).toBeNull()
  })

  test('the sign-in page says why only to visitors who were redirected there', async () => {
    const alone = await renderedPage('/login', { language })
    const sent = await renderedPage('/login?return_to=%2Fprofile', { language })

    expect(alone.main.textContent).not.toContain(say('login.again'))
    expect(sent.main.textContent).toContain(say('login.again'))
  })
})

test('signing up links to each document that it asks to accept, in another tab', async () => {
  const { main } = await renderedPage('/registration')
  const documents = [...main.querySelectorAll('a[href^="/docs/"]')].map((link) => [
    link.getAttribute('href'),
    link.getAttribute('target'),
  ])
  const { agreement, privacy, personalData } = region.consentDocuments

  expect(documents).toEqual([agreement, privacy, personalData].map((id) => [`/docs/${id}`, '_blank']))
})

test('no consent is ticked by default, not even in a refused form', async () => {
  const { main } = await renderedPage('/registration', { submitted: refused('registration', { agreement: 'true' }) })
  const boxes = [...main.querySelectorAll<HTMLInputElement>('[name="agreement"], [name="personal_data"]')]

  expect(boxes.map(({ checked }) => checked)).toEqual([false, false])
})

test.each(['ru', 'en'] as const)('the region’s towns can be chosen by their names in %s', async (language) => {
  const { main } = await renderedPage('/registration', { language })
  const [town] = [...main.querySelectorAll('[name="municipality"] option')].filter((one) => one.getAttribute('value'))

  expect(town?.getAttribute('value')).toBe('Ханты-Мансийск')
  expect(town?.textContent?.replaceAll('\u2060', '')).toBe(language === 'ru' ? 'Ханты-Мансийск' : 'Khanty-Mansiysk')
})

test('a refused form is shown with its values and the reason beside the field', async () => {
  const { main } = await renderedPage('/login', { submitted: refused('login', { email: 'elena@portal.example' }) })
  const email = main.querySelector('[name="email"]')
  const reason = main.querySelector(`[id="${email?.getAttribute('aria-describedby')?.split(' ').at(-1)}"]`)

  expect(email?.getAttribute('value')).toBe('elena@portal.example')
  expect(reason?.textContent).toContain('No such mailbox')
  expect(main.querySelector('[name="password"]')?.getAttribute('value') ?? '').toBe('')
})

describe('the links between the pages of guests', () => {
  const ways = async (address: string) => [...(await renderedPage(address)).main.querySelectorAll('nav a')]

  test.each(['/login', '/registration'])(
    'keep the return address on %s, and mark the current page',
    async (address) => {
      const links = await ways(`${address}?return_to=%2Ftours`)

      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/login?return_to=%2Ftours',
        '/registration?return_to=%2Ftours',
        region.organisationCabinet,
      ])
      expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toHaveLength(1)
      expect(links.find((link) => link.hasAttribute('aria-current'))?.getAttribute('href')).toContain(address)
    },
  )

  test('are left out for a visitor who comes from a mail', async () => {
    expect(await ways('/reset-password?token=1')).toEqual([])
  })
})

test.each<[string, Visitor, boolean]>([
  ['a guest', {}, true],
  ['somebody who is signed in', { auth }, false],
])('a new link to reset the password is offered to %s: %s', async (_, visitor, isOffered) => {
  const { main } = await renderedPage('/reset-password?token=1', visitor)
  expect(linksOf(main).includes('/recovery')).toBe(isOffered)
})

describe('the mail that confirms an address', () => {
  const at = (visitor: Visitor) => renderedPage('/verification/email', { auth, ...visitor })

  test('is not sent again once the address is confirmed, for any posted form', async () => {
    const { main } = await at({ send: verified, submitted: accepted('verification-email') })

    expect(main.querySelector('form')).toBeNull()
    expect(main.querySelector('[role="status"]')).toBeNull()
    expect(main.textContent).toContain(words('ru')('verificationEmail.verified', { email: user.email }))
  })

  test('names its mailbox', async () => {
    const { main } = await at({ submitted: accepted('verification-email') })
    expect(main.querySelector('[role="status"]')?.textContent).toContain(user.email)
  })
})

test('without scripts the sign-out page has a button and a link to stay, and does not mention waiting', async () => {
  const { main } = await renderedPage('/logout', { auth })

  expect(plainFormOf(main, 'logout')).toMatchObject({ action: '/logout', fields: { form: 'logout' } })
  expect(linksOf(main)).toContain('/')
  expect(main.querySelector('[role="alert"], [role="status"]')).toBeNull()
})

// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { accountResponses } from '../../app/testing/account-responses.ts'
import { linksOf, plainFormOf } from '../../app/testing/plain-forms.ts'
import { renderedPage } from '../../app/testing/rendered-page.tsx'
import { callOf, sendFrom, type Responses } from '../../app/testing/test-provider-responses.ts'
import { words, type MessageId } from '../../messages/intl.tsx'
import { PortalError } from '../../portal/error.ts'
import { languages, type Language } from '../../region/languages.ts'

const auth = { expires: 4_000_000_000 }
const plain = (text: string | null | undefined) => text?.replaceAll(/[\s\u2060]+/g, ' ') ?? ''

/** A tab of the profile without scripts. */
async function aTab(query: string, own: Partial<Record<keyof Responses, unknown>> = {}, language: Language = 'ru') {
  const { send, sent } = sendFrom(own)
  const page = await renderedPage(`/profile${query}`, { auth, language, send })
  expect(page.errors).toEqual([])
  return { ...page, text: plain(page.main.textContent), sent }
}
const { user } = accountResponses.profile

/** What each tab loads, and its text when it is empty. */
const tabs = [
  ['tickets', 'orders', { order_list: [], order_total: 0, ticket_total: 0 }, 'tickets.none', '/events'],
  ['orders', 'orders', { order_list: [], order_total: 0, ticket_total: 0 }, 'orders.none', '/tours'],
  ['family', 'family', { participant_list: [] }, 'family.none', '/profile?tab=family&participant=new'],
  ['favorites', 'favoriteObjects', { favorite_list: [] }, 'favorite.emptyTitle', '/locations'],
  ['history', 'history', { history_list: [], total: 0 }, 'history.none', '/locations'],
  ['events', 'attendedEvents', { event_list: [], total: 0 }, 'visited.none', '/events'],
] as const

describe.each(languages)('in %s', (language) => {
  const say = words(language)

  test.each(tabs)(
    'the empty tab %s says so and links to the next step',
    async (tab, call, nothing, none: MessageId, way) => {
      const { text, main } = await aTab(`?tab=${tab}`, { [call]: nothing }, language)

      expect(text).toContain(plain(say(none)))
      expect(linksOf(main)).toContain(way)
    },
  )

  test('an unconfirmed address is shown with a link to a new mail', async () => {
    const { text, main } = await aTab('', {}, language)

    expect(text).toContain(plain(say('profile.unverifiedText', { email: user.email })))
    expect(linksOf(main)).toContain('/verification/email')
  })

  test('a confirmed address is not mentioned', async () => {
    const profile = { ...accountResponses.profile, user: { ...user, email_verified: true } }
    const { text, main } = await aTab('', { profile }, language)

    expect(text).not.toContain(plain(say('profile.unverified')))
    expect(linksOf(main)).not.toContain('/verification/email')
  })

  test('a ticket has its object, its holder, its day and its order', async () => {
    const [order] = accountResponses.orders.order_list
    const [first, second] = order?.ticket_list ?? []
    if (!order || !first || !second) throw new Error('The order of the test has two tickets')
    const lists = [
      { ...first, holder: 'Соколов Пётр' },
      { ...second, item_id: 99, status: 'redeemed' },
    ]
    const orders = { ...accountResponses.orders, order_list: [{ ...order, ticket_list: lists }] }
    const { main } = await aTab('?tab=tickets', { orders }, language)
    const rows = [...main.querySelectorAll('[role="tabpanel"] li')].map(({ textContent }) => plain(textContent))

    expect(rows[0]).toContain('Музей Природы и Человека')
    expect(rows[0]).toContain('Взрослый. Соколов Пётр. ')
    expect(rows[0]).toContain('14:00')
    expect(rows[1]).toContain(plain(say('tickets.open')))
    expect(rows.map((row) => row.includes(plain(say('tickets.order', { number: order.number }))))).toEqual([true, true])
  })
})

const loaded = tabs.map(([tab, call]) => [tab, tab === 'favorites' ? 'favorites' : call] as const)
test.each(loaded)('the tab %s waits for its own call, and its failure is the status of the page', async (tab, call) => {
  const { sent } = await aTab(`?tab=${tab}`)
  const gone = sendFrom({ [call]: new PortalError(503) })
  const { status } = await renderedPage(`/profile?tab=${tab}`, { auth, send: gone.send })

  expect(sent.map(callOf)).toContain(call)
  expect(status).toBe(503)
})

test.each(loaded)('the first tab loads nothing of the tab %s', async (tab, call) => {
  const { sent } = await aTab('')
  expect(tab).not.toBe('profile')
  expect(sent.map(callOf)).toContain('subscriptions')
  expect(sent.map(callOf)).not.toContain(call)
})

test('every tab is a link, and the current one is marked', async () => {
  const { main } = await aTab('?tab=history')
  const links = [...main.querySelectorAll('[role="tab"]')]

  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/profile',
    '/profile?tab=tickets',
    '/profile?tab=orders',
    '/profile?tab=family',
    '/profile?tab=favorites',
    '/profile?tab=history',
    '/profile?tab=events',
  ])
  expect(links.map((link) => link.getAttribute('aria-selected'))).toEqual([
    'false',
    'false',
    'false',
    'false',
    'false',
    'true',
    'false',
  ])
})

const pages = [
  ['orders', { orders: { ...accountResponses.orders, order_total: 60 } }],
  ['tickets', { orders: { ...accountResponses.orders, order_total: 60, ticket_total: 90 } }],
  ['history', { history: { ...accountResponses.history, total: 60 } }],
  ['events', { attendedEvents: { ...accountResponses.attendedEvents, total: 60 } }],
] as const
test.each(pages)('the second of three pages of %s loads its part and links to the others', async (tab, own) => {
  const { main, sent } = await aTab(`?tab=${tab}&page=2`, own)

  expect(sent.some(({ query }) => query.get('offset') === '24' && query.get('limit') === '24')).toBe(true)
  expect(linksOf(main)).toEqual(expect.arrayContaining([`/profile?tab=${tab}`, `/profile?tab=${tab}&page=3`]))
})

test('the form has the personal data, but not the password or documents', async () => {
  const { main } = await aTab('')
  const fields = plainFormOf(main, 'person')?.fields

  expect(fields).toMatchObject({
    first_name: 'Елена',
    last_name: 'Соколова',
    birth_date: '06.05.1990',
    sex: 'female',
    origin: 'ugra',
    email: user.email,
    old_password: '',
  })
})

test('a chosen town that is no longer listed stays chosen', async () => {
  const { main } = await aTab('')
  const options = [...main.querySelectorAll('[name="municipality"] option')].map((one) => one.getAttribute('value'))

  expect(options).toEqual(['', 'Ханты-Мансийск', 'Сургут'])
  expect(plainFormOf(main, 'person')?.fields['municipality']).toBe('Сургут')
})

test('the checkboxes of mails have the stored choice', async () => {
  const { main } = await aTab('')
  expect(plainFormOf(main, 'subscriptions')?.fields).toMatchObject({ guide: 'true' })
  expect(plainFormOf(main, 'subscriptions')?.fields).not.toHaveProperty('research')
})

test('history can be cleared only if there is some, and its recording can always be switched', async () => {
  const full = await aTab('?tab=history')
  const empty = await aTab('?tab=history', { history: { history_list: [], total: 0 } })

  expect(plainFormOf(full.main, 'history-clear')).toBeDefined()
  expect(plainFormOf(empty.main, 'history-clear')).toBeUndefined()
  for (const { main } of [full, empty])
    expect(plainFormOf(main, 'history-settings')?.fields).toMatchObject({ keeps_history: 'true' })
})

test('the initials beside the name are complete letters of any alphabet', async () => {
  const named = { ...user, first_name: '𝒜нна', last_name: 'ёлкина' }
  const { main } = await aTab('', { profile: { ...accountResponses.profile, user: named } })
  expect(main.querySelector('header [aria-hidden="true"]')?.textContent).toBe('𝒜Ё')
})

test.each(['/profile/orders', '/profile/tickets'])('%s is a page of its own below the profile', async (address) => {
  const { main } = await renderedPage(address, { auth })
  expect(main.querySelector('h1')).not.toBeNull()
  expect(linksOf(main)).toContain('/profile')
})

test('the page of orders says why they did not load', async () => {
  const send = sendFrom({ orders: new PortalError(422, '', { offset: ['Too far'] }) }).send
  const { status, main } = await renderedPage('/profile/orders', { auth, send })

  expect(status).toBe(200)
  expect(plain(main.querySelector('[role="alert"]')?.textContent)).toContain(plain(words('ru')('orders.failed')))
  expect(main.querySelector('[role="alert"] ~ * button')).toBeNull()
})

import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SoldOffer } from '@tropa/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountResponses } from '../app/testing/account-responses.ts'
import { storeCart, storedCart } from '../app/testing/stored-cart.ts'
import { renderVisit, setOnline, type Visit } from '../app/testing/rendered-visit.tsx'
import { sendFrom } from '../app/testing/test-provider-responses.ts'
import { PortalError } from '../portal/error.ts'
import { CheckoutPage, type CheckoutPageProps } from './CheckoutPage.tsx'

beforeEach(() => setOnline(true))
afterEach(() => {
  cleanup()
  storeCart([])
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const [first] = accountResponses.offers.offer_list
if (!first) throw new Error('The provider of the test sells an offer')
const offer: SoldOffer = { ...first, requires: [] }
const other: SoldOffer = { ...offer, id: 9702, the_title: 'Детский' }

const two = [
  { offer_id: 9701, quantity: 2 },
  { offer_id: 9702, quantity: 1 },
]

type Cart = { offers?: unknown; params?: CheckoutPageProps['params']; visit?: Visit }
async function aCart({ offers = [offer, other], params = { kind: 'cart' }, visit }: Cart = {}) {
  const list = Array.isArray(offers) ? { offer_list: offers } : offers
  return renderVisit(<CheckoutPage params={params} postedKey="k" now="2026-11-22T12:00:00+05:00" />, {
    send: sendFrom({ offers: list }).send,
    address: '/checkout',
    ...visit,
  })
}
const rows = async () => [...(await screen.findByRole('region', { name: 'Cart' })).querySelectorAll(':scope > ul > li')]
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('an empty cart links to the catalogue', async () => {
  await aCart()
  await screen.findByText('The cart is empty')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/events',
    '/tours',
    '/locations',
  ])
})

test('a removed line is no longer in the cart, and the notice restores its position', async () => {
  storeCart(two)
  await aCart()

  await press(/^Remove: .*Взрослый/)
  await waitFor(() => expect(storedCart()).toEqual(two.slice(1)))
  await press(/undo/i)

  await waitFor(() => expect(storedCart()).toEqual(two))
})

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

test('after a line is removed focus is on the button of the next one, and then on the heading of the empty cart', async () => {
  storeCart(two)
  await aCart()

  await press(/^Remove: .*Взрослый/)
  await waitFor(() => expect(focused()).toMatch(/^Remove: .*Детский/))
  await press(/^Remove: .*Детский/)

  await waitFor(() => expect(focused()).toBe('The cart is empty'))
})

test('a cart that was empty already does not take focus', async () => {
  await aCart()
  await screen.findByText('The cart is empty')
  expect(document.activeElement).toBe(document.body)
})

test('if fewer are left, one press sets the quantity to the rest', async () => {
  storeCart([{ offer_id: 9701, quantity: 5 }])
  await aCart({ offers: [{ ...offer, remaining: 3 }] })

  await press(/^Take 3/)

  await waitFor(() => expect(storedCart()).toEqual([{ offer_id: 9701, quantity: 3 }]))
  expect(screen.queryByText(/That many are not available/)).toBeNull()
})

test('two dates of the same offer have names of their own, and lines of their own in the summary', async () => {
  storeCart(two)
  const on = (day: number) => ({ ...offer, starts_at: `2026-12-${day}T14:00:00+05:00` })
  await aCart({ offers: [on(19), { ...on(26), id: 9702 }] })
  await rows()
  const summary = within(screen.getByRole('region', { name: 'Summary' }))

  for (const day of [19, 26]) {
    const dated = `Взрослый.*${day}\\s.*14:00`
    expect(screen.getAllByRole('button', { name: new RegExp(`^Remove: .*${dated}`) })).toHaveLength(1)
    expect(screen.getAllByRole('group', { name: new RegExp(`^Quantity.*${dated}`) })).toHaveLength(1)
    expect(summary.getAllByText(new RegExp(dated))).toHaveLength(1)
  }
})

test('a removed offer stays in the list under its number until the visitor removes it', async () => {
  storeCart(two)
  await aCart({ offers: [other] })
  const [gone] = await rows()
  expect(gone?.textContent).toContain('Offer 9701')

  await press(/^Remove: Offer 9701/)

  await waitFor(() => expect(storedCart()).toEqual(two.slice(1)))
})

test('a price that has changed since the page was opened is shown beside the previous one', async () => {
  storeCart(two.slice(0, 1))
  const { queryClient } = await aCart({ offers: [offer] })
  await rows()

  const dearer = { ...offer, price: { value: '350.00', currency: 'RUB' as const } }
  act(() => queryClient.setQueryData(['offers', 9701], [dearer]))

  expect(await screen.findByText('The price has changed')).toBeDefined()
  const [row] = await rows()
  expect(row?.textContent?.replaceAll(/\s/g, ' ')).toMatch(/It was 300[.,]00 ₽/)
})

test('a button loads offers again if they do not load', async () => {
  storeCart(two)
  const provider = { isDown: true }
  const send = async () => {
    if (provider.isDown) throw new PortalError(503)
    return { offer_list: [offer, other] }
  }
  await aCart({ visit: { send } })
  expect((await screen.findByRole('alert')).textContent).toContain('The cart is as it was')

  provider.isDown = false
  await press(/try again/i)

  expect(await rows()).toHaveLength(2)
})

test('a full order says that more must be ordered separately', async () => {
  storeCart([{ offer_id: 9701, quantity: 50 }])
  await aCart({ offers: [{ ...offer, quantity_limit: 50 }] })
  expect(await screen.findByText(/One order has 50 tickets at most/)).toBeDefined()
})

describe('offers of an address', () => {
  test('are changed in the address, and the cart stays unchanged', async () => {
    storeCart([{ offer_id: 1, quantity: 1 }])
    const lines = [{ offer_id: 9701, quantity: 5 }]
    const { router } = await aCart({ offers: [{ ...offer, remaining: 3 }], params: { kind: 'offers', lines } })

    await press(/^Take 3/)

    await waitFor(() => expect(router.state.location.href).toMatch(/offer=9701.*quantity=3|quantity=3.*offer=9701/))
    expect(storedCart()).toEqual([{ offer_id: 1, quantity: 1 }])
  })
})

test('one press fills a participant in from the family of the account', async () => {
  storeCart([{ offer_id: 9701, quantity: 2 }])
  const requires = ['last_name', 'first_name', 'birth_date', 'snils']
  await aCart({ offers: [{ ...offer, requires }], visit: { auth: { expires: 4_000_000_000 } } })
  const group = await screen.findByRole('group', { name: /^Fill in from the family. Participant 2/ })

  await userEvent.click(await within(group).findByRole('button', { name: 'Соколов Пётр Ильич' }))

  const valuesOf = (name: string) =>
    [...document.querySelectorAll<HTMLInputElement>(`[name^="items.9701.participants."][name$=".${name}"]`)].map(
      ({ value }) => value,
    )
  expect(valuesOf('last_name')).toEqual(['', 'Соколов'])
  expect(valuesOf('snils')).toEqual(['', '11223344595'])
})

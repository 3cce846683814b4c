// @vitest-environment node
import type { SoldOffer } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { accountResponses } from '../app/testing/account-responses.ts'
import { linksOf, plainFormOf, plainForms } from '../app/testing/plain-forms.ts'
import { renderedPage, type Visitor } from '../app/testing/rendered-page.tsx'
import { callOf, sendFrom } from '../app/testing/test-provider-responses.ts'
import type { SubmittedForm } from '../forms/submitted-form.ts'
import { words, type MessageId } from '../messages/intl.tsx'
import { PortalError } from '../portal/error.ts'
import { languages } from '../region/languages.ts'
import { region } from '../region/region.ts'

const [offer] = accountResponses.offers.offer_list
if (!offer) throw new Error('The provider of the test sells an offer')
const plain = (text: string | null | undefined) => text?.replaceAll(/[\s\u2060]+/g, ' ') ?? ''

/** The checkout without scripts, of the offer of the test and others like it. */
async function aCheckout(query: string, offers: readonly Partial<SoldOffer>[] = [{}], visitor: Visitor = {}) {
  const offer_list = offers.map((changes) => ({ ...offer, ...changes }))
  const { send, sent } = sendFrom({ offers: { offer_list } })
  const page = await renderedPage(`/checkout${query}`, { send, ...visitor })
  expect(page.errors).toEqual([])
  return { ...page, sent, form: plainFormOf(page.main, 'checkout'), text: plain(page.main.textContent) }
}
const button = (main: Element) => main.querySelector('button[form="checkout"]')

describe('the form of an order without scripts', () => {
  test('has the quantity, the shown price, and a key for repeated submits', async () => {
    const { form } = await aCheckout('?offer=9701&quantity=2')

    expect(form?.action).toBe('/checkout?offer=9701&quantity=2')
    expect(form?.fields).toMatchObject({
      form: 'checkout',
      kind: 'payment',
      'items.9701.quantity': '2',
      'items.9701.price': '300.00',
      'items.9701.participants': 'true',
      idempotency_key: expect.stringMatching(/^[\da-f]{32}$/),
    })
  })

  test('each participant has the fields that the offer requires, and nothing else', async () => {
    const { form } = await aCheckout('?offer=9701&quantity=2', [{ requires: ['birth_date', 'snils'] }])
    const fields = Object.keys(form?.fields ?? {}).filter((name) => name.includes('participants.'))

    expect(fields.toSorted()).toEqual([
      'items.9701.participants.0.birth_date',
      'items.9701.participants.0.snils',
      'items.9701.participants.1.birth_date',
      'items.9701.participants.1.snils',
    ])
  })

  test('has no fields of participants for an offer that requires nothing', async () => {
    const { form } = await aCheckout('?offer=9701', [{ requires: [] }])
    expect(Object.keys(form?.fields ?? {}).filter((name) => name.includes('participant'))).toEqual([])
  })

  test('has the payer’s data from the account, and is empty for a guest', async () => {
    const auth = { expires: 4_000_000_000 }
    const own = await aCheckout('?offer=9701', [{}], { auth })
    const guest = await aCheckout('?offer=9701')

    expect(own.form?.fields).toMatchObject({
      'payer.full_name': 'Соколова Елена',
      'payer.email': 'elena@portal.example',
    })
    expect(guest.form?.fields).toMatchObject({ 'payer.full_name': '', 'payer.email': '' })
    expect(guest.sent.map(callOf)).not.toContain('profile')
  })

  test('is shown with its values after a refusal, without ticked consents', async () => {
    const submitted: SubmittedForm = {
      form: 'checkout',
      values: { 'payer.full_name': 'Ёж Олег', wishes: 'Без орехов', agreement: 'true' },
      outcome: { kind: 'refused', status: 422, message: '', errors: { 'payer.phone': ['No such number'] } },
    }
    const { form, main, text } = await aCheckout('?offer=9701', [{}], { submitted })

    expect(form?.fields).toMatchObject({ 'payer.full_name': 'Ёж Олег', wishes: 'Без орехов' })
    expect(form?.fields).not.toHaveProperty('agreement')
    expect(text).toContain('No such number')
    expect(main.querySelector('[name="payer.phone"]')?.getAttribute('aria-invalid')).toBe('true')
  })

  test('says that it was kept if the visitor had to sign in again', async () => {
    const submitted: SubmittedForm = { form: 'checkout', values: {}, outcome: { kind: 'kept' } }
    const { text } = await aCheckout('?offer=9701', [{}], { submitted })
    expect(text).toContain(plain(words('ru')('form.kept')))
  })

  test('has two separate consents, whose documents open in another tab', async () => {
    const { main } = await aCheckout('?offer=9701')
    const { agreement, saleRules, privacy, personalData } = region.consentDocuments
    const boxes = [...main.querySelectorAll<HTMLInputElement>('#checkout [type="checkbox"]')]
    const documents = [...main.querySelectorAll('#checkout a[target="_blank"]')].map((one) => one.getAttribute('href'))

    expect(boxes.map(({ name, required }) => [name, required])).toEqual([
      ['agreement', true],
      ['personal_data', true],
    ])
    expect(documents).toEqual([agreement, saleRules, privacy, personalData].map((id) => `/docs/${id}`))
  })
})

const obstacles: readonly [string, Partial<SoldOffer>, MessageId, object?][] = [
  ['is no longer sold here', { sale_state: 'only_external' }, 'checkout.gone'],
  ['is over', { starts_at: '2020-01-01T10:00:00+05:00' }, 'checkout.over'],
  ['is sold out', { remaining: 0 }, 'checkout.soldOut'],
  ['has fewer seats', { remaining: 1 }, 'checkout.fewer', { most: 1 }],
]
describe.each(languages)('in %s', (language) => {
  const say = words(language)

  test.each(obstacles)('an offer that %s says so, and nothing can be sent', async (_, changes, id, values = {}) => {
    const { main, text, form } = await aCheckout('?offer=9701&quantity=2', [changes], { language })

    expect(text).toContain(plain(say(id, { ...values })))
    expect(text).toContain(plain(say('checkout.settle')))
    expect(button(main)?.getAttribute('aria-disabled')).toBe('true')
    expect(Object.keys(form?.fields ?? {}).filter((name) => name.startsWith('items.'))).toEqual([])
  })

  test.each<[Partial<SoldOffer>, MessageId, MessageId]>([
    [{}, 'checkout.pay', 'checkout.payHint'],
    [{ price: { value: '0.00', currency: 'RUB' } }, 'checkout.get', 'checkout.payHint'],
    [{ sale_state: 'by_request' }, 'checkout.send', 'checkout.sendHint'],
  ])('the button of %j names its action', async (changes, label, hint) => {
    const { main, text } = await aCheckout('?offer=9701', [changes], { language })

    expect(plain(button(main)?.textContent)).toBe(plain(say(label)))
    expect(button(main)?.hasAttribute('aria-disabled')).toBe(false)
    expect(text).toContain(plain(say(hint)))
  })

  test('without scripts a text says that the cart is stored in the browser', async () => {
    const { text, form, sent } = await aCheckout('', [{}], { language })

    expect(text).toContain(plain(say('checkout.noScript')))
    expect(form).toBeUndefined()
    expect(sent.map(callOf)).not.toContain('offers')
  })

  test('if offers do not load, the page says so', async () => {
    const send = sendFrom({ offers: new PortalError(503) }).send
    const { status, main } = await renderedPage('/checkout?offer=9701', { language, send })

    expect(status).toBe(200)
    expect(plain(main.querySelector('[role="alert"]')?.textContent)).toContain(plain(say('checkout.offersFailedText')))
  })
})

test('the terms of a refund are beside a payment, and not beside a request', async () => {
  const paid = await aCheckout('?offer=9701')
  const request = await aCheckout('?offer=9701', [{ sale_state: 'by_request' }])
  const title = plain(words('ru')('refund.title'))

  expect(paid.text).toContain(title)
  expect(request.text).not.toContain(title)
})

describe('several offers of one address', () => {
  const two = [
    {},
    { id: 9702, the_title: 'Детский', requires: [], price: { value: '150.10', currency: 'RUB' } as const },
  ]

  test('have the exact sum, and their seller once', async () => {
    const { text, main } = await aCheckout('?items=9701x2.9702x3', two)

    expect(text).toContain('1 050,30 ₽')
    expect(linksOf(main).filter((href) => href === '/companies/505')).toHaveLength(1)
  })

  test('can be changed and removed separately by plain forms and links that keep the others', async () => {
    const { main } = await aCheckout('?items=9701x2.9702x3', two)
    const quantities = plainForms(main).filter(({ action }) => action === '/checkout')

    expect(quantities.map(({ fields }) => fields)).toEqual([
      { items: '9701x2.9702x3', offer: '9701', quantity: '2' },
      { items: '9701x2.9702x3', offer: '9702', quantity: '3' },
    ])
    expect(linksOf(main)).toEqual(
      expect.arrayContaining(['/checkout?offer=9702&quantity=3', '/checkout?offer=9701&quantity=2']),
    )
  })

  test('are separate from a request among them', async () => {
    const { text, form } = await aCheckout('?items=9701x1.9702x1', [{}, { ...two[1], sale_state: 'by_request' }])

    expect(text).toContain(plain(words('ru')('checkout.requestApart')))
    expect(Object.keys(form?.fields ?? {})).not.toContain('items.9702.quantity')
  })

  test('link back to the object if there is only one', async () => {
    const { main } = await aCheckout('?offer=9701')
    expect(linksOf(main)).toContain(offer.object.link)
    expect(plainForms(main).find(({ action }) => action === '/checkout')?.fields).toEqual({
      offer: '9701',
      quantity: '1',
    })
  })
})

import { calendarDate, type Product } from '@tropa/contract'
import { expect, test } from 'vitest'
import { plainText, textsOf } from '../../app/testing/plain-text.ts'
import { renderedPage, type Visitor } from '../../app/testing/rendered-page.tsx'
import { sendFrom } from '../../app/testing/test-provider-responses.ts'
import { aProduct } from '../testing/catalogue-objects.ts'

async function pageOf(product: Partial<Product>, visitor: Visitor = {}) {
  const { main, errors } = await renderedPage('/products/6001', {
    send: sendFrom({ product: { product: aProduct(product) } }).send,
    ...visitor,
  })
  expect(errors).toEqual([])
  return main
}

test('a product has the unit of its price, on its page and on its card', async () => {
  const the_unit = 'в сутки'
  const product = aProduct({ the_unit, price_from: { value: '900.00', currency: 'RUB' } })
  const page = await pageOf({ the_unit })
  const { main } = await renderedPage('/products', {
    send: sendFrom({ products: { product_list: [product], total: 1 } }).send,
  })

  expect(textsOf(page, '#buy p').some((text) => text.endsWith('₽в сутки'))).toBe(true)
  expect(plainText(main.querySelector('article'))).toContain('900,00 ₽ в сутки')
})

test.each([
  ['rental', 'ru', 'Прокат'],
  ['craft', 'en', 'Craft'],
  ['balloons', 'ru', 'balloons'],
] as const)('the kind %s of a product has its name in %s: %s', async (kind, language, label) => {
  expect(plainText((await pageOf({ kind }, { language })).querySelector('header'))).toContain(label)
})

test('the place of a product has a card', async () => {
  const main = await pageOf({ location_id: 1001 })

  expect(main.querySelector('#where a[href="/locations/1001"]')).not.toBeNull()
  expect((await pageOf({ location_id: undefined })).querySelector('#where')).toBeNull()
})

test('under its title a product has its place, its season and its accessibility, if they are known', async () => {
  expect(textsOf(await pageOf({ season: [6, 7] }), 'header li')).toEqual(['Ханты-Мансийск', 'июнь — июль', 'Доступный'])
  expect(textsOf(await pageOf({ season: [], territory: null, for_disabled: false }), 'header li')).toEqual([])
})

test('a card says whether the chosen day is in season', async () => {
  const product_list = [
    aProduct({ id: 1, season: [1] }),
    aProduct({ id: 2, season: [6] }),
    aProduct({ id: 3, season: [] }),
  ]
  const { main } = await renderedPage('/products', {
    send: sendFrom({ products: { product_list, total: 3 } }).send,
    preferences: { travelDate: calendarDate('2027-06-15') },
  })

  expect(textsOf(main, 'article').map((text) => text.match(/Сезон подходит|Не сезон/)?.[0])).toEqual([
    'Не сезон',
    'Сезон подходит',
    undefined,
  ])
})

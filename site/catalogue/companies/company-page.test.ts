import { languages, type Company } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { plainText, textsOf } from '../../app/testing/plain-text.ts'
import { renderedPage, type Visitor } from '../../app/testing/rendered-page.tsx'
import { sendFrom } from '../../app/testing/test-provider-responses.ts'
import { words } from '../../messages/intl.tsx'
import { aCompany, anEvent, aProduct, aTour } from '../testing/catalogue-objects.ts'

async function pageOf(company: Partial<Company>, visitor: Visitor = {}) {
  const { main, errors } = await renderedPage('/companies/501', {
    send: sendFrom({ company: aCompany(company) }).send,
    ...visitor,
  })
  expect(errors).toEqual([])
  return main
}
const panelOf = (main: Element, id: string) => main.querySelector(`#${id}`)?.closest('section')
const rowsOf = (main: Element) =>
  [...(panelOf(main, 'details')?.querySelectorAll('dl > div') ?? [])].map((row) => [
    plainText(row.querySelector('dt')),
    plainText(row.querySelector('dd')),
  ])

describe('the registration numbers of a company', () => {
  test('are listed if they are known', async () => {
    const known = { inn: '8601000009', ogrn: '1028600000000', register_number: 'РТО 012345', legal_address: 'Сургут' }

    expect(rowsOf(await pageOf(known))).toEqual([
      ['ИНН', '8601000009'],
      ['ОГРН', '1028600000000'],
      ['Номер в реестре туроператоров', 'РТО 012345'],
      ['Юридический адрес', 'Сургут'],
    ])
    expect(rowsOf(await pageOf({ ogrn: undefined, register_number: undefined }))).toHaveLength(2)
  })

  test.each(languages)('have their names in %s', async (language) => {
    const say = words(language)

    expect(rowsOf(await pageOf({}, { language })).map(([name]) => name)).toEqual(
      [say('company.inn'), say('company.address')].map(plainText),
    )
  })
})

test('a company has all its contacts, and other sites are shown by their host name', async () => {
  const links = [...(panelOf(await pageOf({}), 'contacts')?.querySelectorAll('a') ?? [])]

  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'tel:+73467000003',
    'mailto:info@museum.example',
    'https://museum.example/',
  ])
  expect(plainText(links[2])).toContain('museum.example')
})

describe('the offers of a company', () => {
  const sectionsOf = (main: Element) => [...main.querySelectorAll('section[id]:has(article)')].map(({ id }) => id)

  test('are listed by kind, without empty kinds', async () => {
    const main = await pageOf({
      tour_list: [aTour()],
      excursion_list: [aTour({ object_type: 'excursion', id: 6, link: '/excursions/6' })],
      event_list: [anEvent()],
      product_list: [aProduct()],
    })

    expect(sectionsOf(main)).toEqual(['tours', 'excursions', 'events', 'products'])
    expect(sectionsOf(await pageOf({ event_list: [anEvent()] }))).toEqual(['events'])
    expect(sectionsOf(await pageOf({}))).toEqual([])
  })

  test('have alternating backgrounds, for any kinds', async () => {
    const main = await pageOf({ tour_list: [aTour()], product_list: [aProduct()] })

    const grounds = [...main.querySelectorAll('section[id]:has(article)')].map((one) => one.hasAttribute('data-wash'))
    expect(grounds).toEqual([true, false])
  })
})

test.each([
  ['tour_operator', 'ru', 'Туроператор'],
  ['museum', 'en', 'Museum'],
  ['balloons', 'ru', 'balloons'],
])('the kind %s of a company has its name in %s: %s', async (kind, language, label) => {
  const main = await pageOf({ kind }, { language: language === 'en' ? 'en' : 'ru' })

  expect(plainText(main.querySelector('header'))).toContain(label)
})

test('a list of companies shows the kind and the place of each', async () => {
  const { main } = await renderedPage('/companies')

  expect(textsOf(main, 'article').join()).toMatch(/Туроператор.*Ханты-Мансийск|Ханты-Мансийск.*Туроператор/)
})

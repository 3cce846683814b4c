import { languages } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { plainText, textsOf } from '../app/testing/plain-text.ts'
import { renderedPage, type Visitor } from '../app/testing/rendered-page.tsx'
import { responses, callOf, sendFrom } from '../app/testing/test-provider-responses.ts'
import { words } from '../messages/intl.tsx'
import { PortalError } from '../portal/error.ts'

const [found] = responses.search.result_list
if (!found) throw new Error('The answers have no result')
const result = (object_id: number, more: Partial<typeof found> = {}) => ({
  ...found,
  object_id,
  link: `/locations/${object_id}`,
  ...more,
})
const sendOf = (result_list: readonly object[], more: object = {}) =>
  sendFrom({ search: { result_list, tag_list: [], total: result_list.length, ...more } })
const mainOf = async (address: string, visitor: Visitor = {}) => (await renderedPage(address, visitor)).main

describe('without a query the page', () => {
  test.each(['/q', '/q?q=', '/q?q=%20%20'])('at %s asks for a query, and makes no call', async (address) => {
    const { send, sent } = sendFrom()
    const main = await mainOf(address, { send })

    expect(plainText(main)).toContain('Ищем среди мест, туров, событий, статей и новостей.')
    expect(main.querySelector('form[role="search"] input[name="q"]')?.getAttribute('value')).toBe('')
    expect(sent.map(callOf).filter((name) => name === 'search')).toEqual([])
  })
})

describe('a result', () => {
  test.each([
    ['location', 'ru', 'Места'],
    ['hotel', 'ru', 'Гостиницы'],
    ['doc', 'en', 'Documents'],
    ['balloon', 'ru', 'balloon'],
  ] as const)('of the kind %s has its name in %s: %s', async (tag, language, label) => {
    const main = await mainOf('/q?q=a', { send: sendOf([result(1, { tag })]).send, language })

    expect(plainText(main.querySelector('article'))).toContain(label)
  })

  test('has the words of the query marked, and a heart', async () => {
    const main = await mainOf('/q?q=%D0%B4%D0%BE%D0%BC', { send: sendOf([result(1)]).send })

    expect(textsOf(main, 'article mark')).toContain('Дом')
    expect(main.querySelector('article button[aria-label*="Дом у реки"]')).not.toBeNull()
  })

  test('can be added to the track only if it is a place or an event', async () => {
    const list = [
      result(1),
      result(2, { tag: 'event', object_type: 'event' }),
      result(3, { tag: 'tour', object_type: 'tour' }),
    ]
    const main = await mainOf('/q?q=a', { send: sendOf(list).send })

    expect(
      [...main.querySelectorAll('article')].map((card) => card.querySelector('button[form="track-change"]') !== null),
    ).toEqual([true, true, false])
  })
})

describe('kinds of results', () => {
  const tag_list = [
    { tag: 'location', count: 30 },
    { tag: 'event', count: 2 },
  ]
  const pillsAt = async (address: string, language: 'ru' | 'en' = 'ru') => {
    const { send, sent } = sendOf([result(1)], { tag_list, total: 32 })
    const main = await mainOf(address, { send, language })
    const group = main.querySelector(`[role="group"][aria-label]:has(a[href*="tag="])`)
    return {
      sent,
      pills: [...(group?.querySelectorAll('a') ?? [])].map((pill) => [plainText(pill), pill.getAttribute('href')]),
      chosen: [...(group?.querySelectorAll('a[aria-current]') ?? [])].map(plainText),
      pages: [...main.querySelectorAll('nav a[aria-label]')].map((link) => link.getAttribute('href')),
    }
  }

  test('are links with counts that keep the query', async () => {
    const { pills, chosen } = await pillsAt('/q?q=a')

    expect(pills.slice(1)).toEqual([
      ['Места 30', '/q?q=a&tag=location'],
      ['События 2', '/q?q=a&tag=event'],
    ])
    expect(chosen).toEqual([pills[0]?.[0]])
  })

  test('are chosen by the address, and requested', async () => {
    const { chosen, sent } = await pillsAt('/q?q=a&tag=event&page=2', 'en')
    const [query] = sent.filter((one) => callOf(one) === 'search').map((one) => Object.fromEntries(one.query))

    expect(chosen).toEqual(['Events 2'])
    expect(query).toMatchObject({ q: 'a', tag: 'event', limit: '24', offset: '24' })
  })

  test('have separate pages', async () => {
    expect((await pillsAt('/q?q=a&tag=location')).pages).toContain('/q?q=a&tag=location&page=2')
  })
})

describe.each(languages)('in %s', (language) => {
  const say = words(language)

  test('a query without results says so and links to the catalogue', async () => {
    const main = await mainOf('/q?q=qqq', { language, send: sendOf([]).send })

    expect(plainText(main)).toContain(plainText(say('search.nothingText')))
    expect(main.querySelector('a[href="/locations"]')).not.toBeNull()
  })

  test('a failure keeps the query in its field, names it, and never says that nothing was found', async () => {
    const { send } = sendFrom({ search: new PortalError(503) })
    const main = await mainOf('/q?q=%D1%87%D1%83%D0%BC', { language, send })

    expect(main.querySelector('input[name="q"]')?.getAttribute('value')).toBe('чум')
    expect(plainText(main)).toContain(plainText(say('search.failedText', { q: 'чум' })))
    expect(plainText(main)).not.toContain(plainText(say('search.nothing')))
  })
})

describe('a page without results', () => {
  const tag_list = [{ tag: 'location', count: 30 }]

  test('after the last one says so and links to that, and is not called an empty search', async () => {
    const main = await mainOf('/q?q=a&page=9', { send: sendOf([], { tag_list, total: 30 }).send })

    expect(textsOf(main, 'h2')).toEqual(['Страницы 9 нет'])
    expect(main.querySelector('a[href="/q?q=a&page=2"]')).not.toBeNull()
    expect(plainText(main)).not.toContain('Ничего не найдено')
  })

  test('of a kind keeps the links to the other kinds', async () => {
    const main = await mainOf('/q?q=a&tag=event', { send: sendOf([], { tag_list, total: 0 }).send })

    expect(plainText(main)).toContain('Ничего не найдено')
    expect(main.querySelector('a[href="/q?q=a&tag=location"]')).not.toBeNull()
    expect(main.querySelector('a[href="/q?q=a"]')).not.toBeNull()
  })
})

test('the query is in the title of the page, for any text', async () => {
  const { document, main } = await renderedPage(`/q?${new URLSearchParams({ q: '<b>"чум" & {q}' })}`)

  expect(plainText(main.querySelector('h1'))).toBe('«<b>"чум" & {q}»')
  expect(document.querySelector('title')?.textContent).toContain('<b>"чум" & {q}')
})

// @vitest-environment node
import { expect, test } from 'vitest'
import { anEvent } from '../../catalogue/testing/catalogue-objects.ts'
import '../../messages/all-catalogues.ts'
import { pageHead } from './head.ts'
import type { PageHead } from '../../catalogue/objects/page-head.ts'

const aHead = (more: Partial<PageHead> = {}) =>
  pageHead({
    title: 'События',
    description: 'Все',
    address: '/events',
    origin: 'https://portal.example',
    language: 'ru',
    ...more,
  })
type Link = { rel: string; href: string; hrefLang?: string; type?: string }
const linksOf = (head: ReturnType<typeof pageHead>): readonly Link[] => head.links
const canonicalOf = (head: ReturnType<typeof pageHead>) => linksOf(head).find(({ rel }) => rel === 'canonical')?.href
const titleOf = ({ meta }: ReturnType<typeof pageHead>) => JSON.parse(JSON.stringify(meta[0])).title

test('each language has a canonical address, and both languages list the same alternates', () => {
  const [russian, english] = [aHead(), aHead({ language: 'en' })]
  const alternates = (head: ReturnType<typeof pageHead>) =>
    linksOf(head).flatMap(({ hrefLang, href }) => (hrefLang ? [[hrefLang, href]] : []))
  expect(canonicalOf(russian)).toBe('https://portal.example/events')
  expect(canonicalOf(english)).toBe('https://portal.example/events?lang=en')
  expect(alternates(russian)).toEqual([
    ['ru', 'https://portal.example/events'],
    ['en', 'https://portal.example/events?lang=en'],
    ['x-default', 'https://portal.example/events'],
  ])
  expect(alternates(english)).toEqual(alternates(russian))
})

test('each later page of a list is canonical, with its number in the title', () => {
  const head = aHead({ address: '/events?page=2', language: 'en', title: 'Events' })
  expect(canonicalOf(head)).toBe('https://portal.example/events?page=2&lang=en')
  expect(titleOf(head)).toMatch(/^Events, page 2 — /)
})

test('the canonical address of a filtered list is the whole list, except for restaurants', () => {
  expect(canonicalOf(aHead({ address: '/events?territory_id=2&page=3' }))).toBe('https://portal.example/events')
  expect(canonicalOf(aHead({ address: '/locations?type_id=10&page=2' }))).toBe(
    'https://portal.example/locations?type_id=10&page=2',
  )
})

test('a private page is noindex and has no canonical address, alternates or sharing tags', () => {
  const head = aHead({ isPrivate: true, address: '/my_tracks' })
  expect(JSON.stringify(head.meta)).toContain('noindex')
  expect(JSON.stringify(head)).not.toMatch(/og:|hrefLang|ld\+json/)
})

test('an object adds its picture and the links to its open data, in the language of the page', () => {
  const head = aHead({ object: anEvent(), address: '/events/4001', language: 'en' })
  expect(head.meta).toContainEqual({
    property: 'og:image',
    content: 'https://portal.example/og/media/river-0.png?season=spring',
  })
  expect(linksOf(head)).toContainEqual({
    rel: 'alternate',
    type: 'text/calendar',
    href: 'https://portal.example/events/4001.ics?lang=en',
  })
})

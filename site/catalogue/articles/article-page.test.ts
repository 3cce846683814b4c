import { calendarDate, type Guide, type Page } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { plainText, textsOf } from '../../app/testing/plain-text.ts'
import { renderedPage, type Visitor } from '../../app/testing/rendered-page.tsx'
import { sendFrom } from '../../app/testing/test-provider-responses.ts'
import { aGuide, aPage, aPost } from '../testing/catalogue-objects.ts'

const hrefsIn = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((link) => link.getAttribute('href'))

describe('an information page', () => {
  const infoOf = async (page: Partial<Page>) => {
    const { main, errors } = await renderedPage('/about', { send: sendFrom({ page: { page: aPage(page) } }).send })
    expect(errors).toEqual([])
    return main
  }
  const body = (count: number) =>
    Array.from({ length: count }, (_, index) => `<h2 id="part-${index}">Часть ${index}</h2><p>Текст.</p>`).join('')

  test('of three parts has a table of contents beside the text, and a collapsed one above it', async () => {
    const main = await infoOf({ the_body: body(3) })
    const lists = [...main.querySelectorAll('nav:has(a[href^="#"])')]

    expect(lists.map((list) => textsOf(list, 'a'))).toEqual([
      ['Часть 0', 'Часть 1', 'Часть 2'],
      ['Часть 0', 'Часть 1', 'Часть 2'],
    ])
    const ids = hrefsIn(main, 'nav a[href^="#"]').map((href) => href?.slice(1) ?? '')
    expect(ids.filter((id) => !main.ownerDocument.getElementById(id))).toEqual([])
  })

  test('of fewer parts has no table of contents', async () => {
    expect(hrefsIn(await infoOf({ the_body: body(2) }), 'nav a[href^="#"]')).toEqual([])
  })

  test('has contacts if they are known', async () => {
    const contacts = { phones: ['3467000003'], emails: [], socials: [] }

    expect(hrefsIn(await infoOf({ contacts }), '#contacts ~ * a')).toEqual(['tel:+73467000003'])
    expect((await infoOf({})).querySelector('#contacts')).toBeNull()
  })

  test.each([
    ['/pages/ABOUT', 404],
    ['/pages/a_b', 404],
    [`/pages/${'a'.repeat(81)}`, 404],
    ['/pages/108', 200],
  ])('%s is %i', async (address, status) => {
    const { send, sent } = sendFrom()

    expect((await renderedPage(address, { send })).status).toBe(status)
    expect(sent.some(({ path }) => path.startsWith('portal/page'))).toBe(status === 200)
  })
})

describe('an article of the guide', () => {
  const guideOf = async (guide: Partial<Guide>, visitor: Visitor = {}) => {
    const { main } = await renderedPage('/guides/77', {
      send: sendFrom({ guide: { guide: aGuide(guide) } }).send,
      ...visitor,
    })
    return main
  }
  const other = (id: number) => aGuide({ id, link: `/guides/${id}`, the_title: `Статья ${id}` })

  test('links to the previous and the next one', async () => {
    const main = await guideOf({ previous: other(76), next: other(78) })

    expect(hrefsIn(main, 'a[rel="prev"], a[rel="next"]')).toEqual(['/guides/76', '/guides/78'])
    expect(textsOf(main, 'a[rel="next"]')).toEqual(['Следующая статьяСтатья 78'])
  })

  test('at the end of the list links only to the previous one, and a single one to none', async () => {
    expect(hrefsIn(await guideOf({ previous: other(76) }), 'a[rel="prev"], a[rel="next"]')).toEqual(['/guides/76'])
    expect((await guideOf({})).querySelector('nav[aria-label="Другие статьи"]')).toBeNull()
  })

  test('names its source by the host name', async () => {
    const main = await guideOf({ source_link: 'https://source.example/long/page?id=1' })
    const link = main.querySelector('a[href="https://source.example/long/page?id=1"]')

    expect(plainText(link)).toMatch(/^source\.example/)
    expect((await guideOf({ source_link: undefined })).textContent).not.toContain('Источник')
  })
})

describe('a piece of news', () => {
  const postOf = async (others: number, visitor: Visitor = {}) => {
    const other_post_list = Array.from({ length: others }, (_, index) =>
      aPost({ id: 8100 + index, link: `/posts/${8100 + index}`, date: calendarDate('2026-11-01') }),
    )
    const { main } = await renderedPage('/posts/8001', {
      send: sendFrom({ post: { post: aPost(), other_post_list } }).send,
      ...visitor,
    })
    return main
  }

  test.each([
    ['ru', '19 ноября 2026'],
    ['en', '19 November 2026'],
  ] as const)('has its date in %s: %s', async (language, date) => {
    expect(textsOf(await postOf(0, { language }), 'header li')[0]).toContain(date)
  })

  test('has at most three others below it, each with its date', async () => {
    const cards = textsOf(await postOf(5), 'section[aria-labelledby="others"] article')

    expect(cards).toHaveLength(3)
    expect(cards.filter((card) => !card.includes('01.11.2026'))).toEqual([])
    expect((await postOf(0)).querySelector('#others')).toBeNull()
  })
})

test('the card of an article has no facts, and that of a piece of news has its date', async () => {
  const [posts, guides] = await Promise.all(['/posts', '/guides'].map((address) => renderedPage(address)))

  expect(plainText(posts?.main.querySelector('article'))).toContain('19.11.2026')
  expect(guides?.main.querySelector('article li')).toBeNull()
})

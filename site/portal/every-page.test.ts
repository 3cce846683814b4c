// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { everyOne, type Page } from './every-page.ts'

afterEach(() => vi.useRealTimers())

const items = ({ limit, offset }: Page) =>
  Array.from({ length: limit }, (_, index) => ({ link: `/events/${offset + index}` }))

/** Counts the requested pages. */
function aProvider(respond: (page: Page, count: number) => { list: { link: string }[]; total?: number }) {
  const pages: Page[] = []
  const list = () =>
    everyOne(async (page) => {
      pages.push(page)
      return respond(page, pages.length)
    })
  return { pages, list }
}

test('a list is loaded completely, page by page', async () => {
  const { pages, list } = aProvider((page) => ({ list: items(page), total: 300 }))
  expect(await list()).toHaveLength(300)
  expect(pages.map(({ offset }) => offset)).toEqual([0, 100, 200])
})

test('a list without a total is complete after one page', async () => {
  const { pages, list } = aProvider((page) => ({ list: items(page) }))
  await list()
  expect(pages).toHaveLength(1)
})

test('a provider that ignores the offset is called until there are no new objects, without duplicates', async () => {
  const { pages, list } = aProvider(({ limit }) => ({ list: items({ limit, offset: 0 }), total: 999_999_999 }))
  expect(await list()).toHaveLength(100)
  expect(pages).toHaveLength(2)
})

test('an endless list is cut', async () => {
  const { pages, list } = aProvider(({ offset }) => ({ list: [{ link: `/events/${offset}` }], total: 999_999_999 }))
  await list()
  expect(pages).toHaveLength(500)
})

test('all pages together have a deadline', async () => {
  vi.useFakeTimers()
  const { pages, list } = aProvider((page) => {
    vi.advanceTimersByTime(7000)
    return { list: items(page), total: 999_999_999 }
  })
  await expect(list()).rejects.toMatchObject({ status: 504 })
  expect(pages).toHaveLength(5)
})

test('a client that disconnects stops the loading', async () => {
  const { pages, list } = aProvider((page, count) => {
    if (count === 3) throw new Error('left')
    return { list: items(page), total: 999_999_999 }
  })
  await expect(list()).rejects.toThrow('left')
  expect(pages).toHaveLength(3)
})

import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Outgoing } from '@tropa/contract'
import { afterEach, expect, test } from 'vitest'
import { renderPart } from '../app/testing/rendered-part.tsx'
import { responses } from '../app/testing/test-provider-responses.ts'
import { PortalError } from '../portal/error.ts'
import type { SearchParams } from './search-params.ts'
import { SearchResults } from './SearchResults.tsx'

afterEach(() => {
  onlineManager.setOnline(true)
  cleanup()
})

const museum: SearchParams = { q: 'музей', page: 1 }
const [result] = responses.search.result_list
const found = (titles: readonly string[], total = titles.length) => ({
  ...responses.search,
  result_list: titles.map((title, index) => ({
    ...result,
    tag: 'post',
    object_type: 'post',
    object_id: index + 1,
    title,
    link: `/posts/${index}`,
  })),
  total,
})
/** A provider that gives these answers in turn; an error is thrown. */
function aProvider(...replies: readonly unknown[]) {
  const calls: Outgoing[] = []
  const send = async (outgoing: Outgoing) => {
    const reply = replies[calls.push(outgoing) - 1]
    if (reply instanceof Error || reply === undefined) throw reply ?? new Error('One call too many')
    return reply
  }
  return { send, calls }
}
const results = () => screen.getByRole('region', { name: 'Результаты поиска' })
const titles = () =>
  within(results())
    .queryAllByRole('heading')
    .map(({ textContent }) => textContent)
const show = (params: SearchParams, isFailed = false) => <SearchResults params={params} isFailed={isFailed} />

test('a page of results has the count, and its pages keep the query and the tag', async () => {
  const { send, calls } = aProvider(found(['Музей природы'], 60))
  await renderPart(show({ q: 'музей', tag: 'location', page: 2 }), { send })

  expect((await within(results()).findByRole('heading')).textContent).toBe('Музей природы')
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/60/))
  expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({ q: 'музей', tag: 'location', limit: '24', offset: '24' })
  const last = within(screen.getByRole('navigation')).getByRole('link', { name: /3/ })
  expect(new URL(last.getAttribute('href') ?? '', 'https://portal.example').searchParams.toString()).toBe(
    new URLSearchParams({ q: 'музей', tag: 'location', page: '3' }).toString(),
  )
})

test('earlier results stay while another query is loading, and disappear if it has no results', async () => {
  const { send } = aProvider(found(['Музей природы']), found([]))
  const { show: draw } = await renderPart(show(museum), { send })
  await waitFor(() => expect(titles()).toEqual(['Музей природы']))

  act(() => draw(show({ q: 'парк', page: 1 })))

  expect([titles(), results().getAttribute('aria-busy')]).toEqual([['Музей природы'], 'true'])
  expect(await screen.findByText('Ничего не найдено')).toBeTruthy()
  await waitFor(() => expect(within(results()).queryByText('Музей природы')).toBeNull())
})

test('after a failure earlier results stay below a sentence with their query', async () => {
  const { send } = aProvider(found(['Музей природы']), new PortalError(503))
  const { show: draw } = await renderPart(show(museum), { send })
  await waitFor(() => expect(titles()).toEqual(['Музей природы']))

  act(() => draw(show({ q: 'парк', page: 1 })))

  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('парк')
  expect(alert.textContent).toContain('музей')
  expect(titles()).toContain('Музей природы')
})

test('a failed first search has a retry button and a link to places, and is not shown as empty', async () => {
  const { send } = aProvider(new PortalError(503))
  await renderPart(show(museum), { send })

  const alert = await screen.findByRole('alert')
  expect(
    within(alert)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([`/q?q=${encodeURIComponent('музей')}`, '/locations'])
  expect(screen.queryByText('Ничего не найдено')).toBeNull()
  fireEvent.click(within(alert).getAllByRole('link')[0]!)
  expect(document.activeElement).toBe(results())
})

test('after a failure on the server the browser does not search automatically', async () => {
  const { send, calls } = aProvider(found(['Музей природы']))
  await renderPart(show(museum, true), { send })

  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(calls).toEqual([])
})

test('offline it says so, and searches when the network returns', async () => {
  onlineManager.setOnline(false)
  const { send, calls } = aProvider(found(['Музей природы']))
  await renderPart(show(museum), { send })
  expect(await screen.findByRole('link', { name: /трек/i })).toBeTruthy()
  expect(calls).toEqual([])

  act(() => onlineManager.setOnline(true))

  await waitFor(() => expect(titles()).toEqual(['Музей природы']))
})

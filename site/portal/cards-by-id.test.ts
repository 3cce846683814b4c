// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQueries } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { isTrackObjectType, type ObjectRef } from '@tropa/machines'
import { createElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { cardQuery } from './cards-by-id.ts'
import { createPortal } from './portal.ts'

const place = (object_id: number): ObjectRef => ({ object_type: 'location', object_id })
const event = (object_id: number): ObjectRef => ({ object_type: 'event', object_id })

const nothing: readonly ObjectRef[] = []
/** A provider that has no cards, and a page that shows the objects of a track. */
function aPage() {
  const calls: string[] = []
  const list = { location: 'location_list', event: 'event_list' } as const
  const portal = createPortal(async ({ path, query }) => {
    const type = path.split('/').at(-1)
    if (!isTrackObjectType(type)) throw new Error(`no cards at ${path}`)
    calls.push(`${type} ${query.get('ids')}`)
    return { territory_list: [], location_type_list: [], [list[type]]: [], total: 0 }
  })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children)
  const page = renderHook(
    (objects: readonly ObjectRef[]) => useQueries({ queries: objects.map((object) => cardQuery(portal, object)) }),
    { wrapper, initialProps: nothing },
  )
  const show = async (...objects: readonly ObjectRef[]) => {
    page.rerender(objects)
    await waitFor(() => expect(page.result.current.map(({ isSuccess }) => isSuccess)).toEqual(objects.map(() => true)))
  }
  return { calls, show }
}

test('a track takes one call for each type of object', async () => {
  const { calls, show } = aPage()

  await show(place(1), event(5), place(2))

  expect(calls.toSorted()).toEqual(['event 5', 'location 1,2'])
})

test('reordering and removing stops load nothing, a new stop loads one card', async () => {
  const { calls, show } = aPage()
  await show(place(1), place(2), place(3))

  await show(place(3), place(1), place(2))
  await show(place(3), place(2))
  await show(place(3), place(1), place(2))
  const until = calls.length
  await show(place(3), place(4), place(1), place(2))

  expect([until, calls]).toEqual([1, ['location 1,2,3', 'location 4']])
})

// @vitest-environment jsdom
import type { QueryFunctionContext } from '@tanstack/react-query'
import type { SharedChange } from '@tropa/contract'
import { afterEach, expect, test } from 'vitest'
import { PortalError } from '../portal/error.ts'
import type { Portal } from '../portal/portal.ts'
import { keepLink, type MyLink, myLinks } from '../track-sharing/my-links.ts'
import { keepChangerName } from './changer-name.ts'
import { linkNewsQuery, seenOf } from './changes-by-others.ts'
import { keepMade } from './made-changes.ts'

afterEach(() => localStorage.clear())

const at = '2026-12-01T10:00:00Z'
const link: MyLink = {
  token: 'a'.repeat(32),
  secret: null,
  can_add: true,
  made_at: at,
  digest: '',
  seen: { version: 4, track: { locations: [1], events: [] } },
}
const change = (version: number, by: string, more: Partial<SharedChange> = {}): SharedChange => ({
  version,
  kind: 'attached',
  object_type: 'location',
  object_id: 1,
  by,
  at,
  ...more,
})
const track = {
  locations: [1],
  events: [],
  object_list: [{ object_type: 'location', id: 1, the_title: 'Музей' }],
  version: 7,
}

/** The most changes in one response of the test. */
const mostAtOnce = 3

/** The news of the link, and the calls that were made for it. */
async function newsOf(version: number, change_list: SharedChange[]) {
  const calls: unknown[] = []
  const portal = {
    sharedChanges: async ({ query }: { query: { after: number } }) => {
      calls.push(query)
      return { version, change_list: change_list.filter((one) => one.version > query.after).slice(0, mostAtOnce) }
    },
    sharedTrack: async () => (calls.push('track'), { track }),
  } as unknown as Portal
  return { news: await loadedFrom(portal), calls }
}

async function loadedFrom(portal: Portal) {
  const { queryFn } = linkNewsQuery(portal, link)
  if (typeof queryFn !== 'function') throw new Error('no function')
  return queryFn({ signal: new AbortController().signal } as QueryFunctionContext<readonly unknown[], never>)
}

test('a removed stop has the title in its change', async () => {
  const off = { kind: 'detached', object_id: 9, title: 'Парк' } as const
  const { news } = await newsOf(6, [change(5, 'Boris', off), change(6, 'Boris')])
  expect(news?.changes.map(({ title }) => title)).toEqual(['Музей', 'Парк'])
})

test('news has the changes of others, the newest first, and not those of this browser', async () => {
  keepMade(link.token, change(6, 'Елена'))
  const { news } = await newsOf(7, [
    change(5, 'Анна'),
    change(6, 'Елена'),
    change(7, 'Анна', { kind: 'detached', object_id: 9 }),
  ])

  expect(news?.changes.map(({ kind, by, title }) => [kind, by, title])).toEqual([
    ['detached', 'Анна', null],
    ['attached', 'Анна', 'Музей'],
  ])
  expect(news && seenOf(news)).toEqual({ version: 7, track: { locations: [1], events: [] } })
})

test('all changes are read, even if a response has only a few', async () => {
  const { news, calls } = await newsOf(
    11,
    [5, 6, 7, 8, 9, 10, 11].map((version) => change(version, 'Анна')),
  )
  expect(news?.changes.map(({ version }) => version)).toEqual([11, 10, 9, 8, 7, 6, 5])
  expect(calls).toEqual([...[4, 7, 10].map((after) => ({ after, wait: 0 })), 'track'])
})

test('without news the track is not loaded', async () => {
  expect(await newsOf(4, [])).toEqual({ news: null, calls: [{ after: 4, wait: 0 }] })
  keepMade(link.token, change(5, 'Елена'))
  expect(await newsOf(5, [change(5, 'Елена')])).toEqual({ news: null, calls: [{ after: 4, wait: 0 }] })
})

test('a change of a namesake of the author is news', async () => {
  keepChangerName('Елена')
  keepMade(link.token, change(5, 'Елена'))

  const { news } = await newsOf(6, [change(5, 'Елена'), change(6, 'Елена', { kind: 'ordered' })])

  expect(news?.changes.map(({ version }) => version)).toEqual([6])
})

test.each([
  ['ended on another device is forgotten', true, []],
  ['whose changes the portal does not know is kept, so that it can be ended', false, [link.token]],
])('a link %s', async (_, isEnded, kept) => {
  const missing = async () => Promise.reject(new PortalError(404))
  const portal = { sharedChanges: missing, sharedTrack: isEnded ? missing : async () => ({ track }) }
  keepLink(link)

  await expect(loadedFrom(portal as unknown as Portal)).rejects.toMatchObject({ status: 404 })

  expect(myLinks().map(({ token }) => token)).toEqual(kept)
})

// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { activeTrackKey, type Owner, textAfter, type Track } from '@tropa/machines'
import { clearStored, draftOwnerKey, draftPrefix, gateStateKey, signedInKey } from './stored.ts'

const draft = `${draftPrefix}/registration`
const keysOf = (storage: Storage) => Object.keys(storage).sort()

/** The data that a signed-in visitor may leave. */
function leaveEverything() {
  for (const key of [signedInKey, draftOwnerKey, 'active_track', 'cart', 'favorites', 'anything'])
    localStorage.setItem(key, 'x')
  for (const key of [draft, 'tsr-scroll-restoration-v1_3', 'reloaded', 'anything']) sessionStorage.setItem(key, 'x')
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

test('signing out leaves only the guards against endless reloads', () => {
  leaveEverything()
  clearStored('nothing')

  expect([keysOf(localStorage), keysOf(sessionStorage)]).toEqual([[], ['reloaded']])
})

test('the end of a session keeps the cart and drafts, with their owner', () => {
  leaveEverything()
  clearStored('drafts')

  expect([keysOf(localStorage), keysOf(sessionStorage)]).toEqual([
    ['cart', draftOwnerKey],
    [draft, 'reloaded'],
  ])
})

test('the end of a session deletes the stored offline pages, and no other cache', async () => {
  const names = ['page:1', 'page:2', 'map']
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    delete: async (name: string) => names.splice(names.indexOf(name), 1),
  })
  clearStored('drafts')

  await vi.waitFor(() => expect(names).toEqual(['map']))
})

test('the drafts of a guest stay those of a guest', () => {
  sessionStorage.setItem(draft, 'x')
  clearStored('drafts')

  expect([keysOf(localStorage), keysOf(sessionStorage)]).toEqual([[], [draft]])
})

const unsent = (owner: string) => ({
  owner,
  track: { locations: [7], events: [] },
  unsent: [{ type: 'ATTACH', object: { object_type: 'location', object_id: 1001 } }],
})
const unsentFavorite = (owner: string) => ({
  owner,
  list: [],
  unsent: [{ object: { object_type: 'location', object_id: 1001 }, isFavorite: true }],
})
const bothOf = (account: (owner: string) => object) => [account('anna'), account('boris')]

test.each([
  ['active_track', { locations: [7], events: [], accounts: bothOf(unsent) }],
  ['favorites', { guest: [{ object_type: 'tour', object_id: 7 }], accounts: bothOf(unsentFavorite) }],
])('unsent changes in %s survive every session except for that of an account that signs out', (key, stored) => {
  const ownersLeft = (kept: Parameters<typeof clearStored>[0], signedOut: string | null) => {
    localStorage.setItem(key, JSON.stringify(stored))
    clearStored(kept, signedOut)
    const { accounts = [] }: { accounts?: { owner: string }[] } = JSON.parse(localStorage.getItem(key) ?? '{}')
    return accounts.map(({ owner }) => owner)
  }

  expect([ownersLeft('drafts', null), ownersLeft('nothing', null)]).toEqual([
    ['anna', 'boris'],
    ['anna', 'boris'],
  ])
  expect(ownersLeft('nothing', 'anna')).toEqual(['boris'])
  expect(localStorage.getItem(key), 'what is a guest’s own stays').toContain('7')
})

/** What pages store of a guest's track when somebody signs in or out and the account then refuses it. */
function storedAfter(owner: Owner, guest?: Track): Track {
  const text = textAfter(localStorage.getItem(activeTrackKey), [
    { type: 'SESSION', owner },
    ...(owner !== null && guest
      ? ([
          { type: 'RECEIVED', owner, track: { locations: [7], events: [] }, sent: null },
          { type: 'REFUSED', owner, sent: { type: 'MERGE', track: guest } },
        ] as const)
      : []),
  ])
  localStorage.setItem(activeTrackKey, text)
  return JSON.parse(text)
}

test.each([
  ['signing out', 'nothing', 'anna'],
  ['the end of a session', 'drafts', null],
] as const)(
  'after %s a guest has the track that the account has refused, and nothing of the account',
  (_, kept, signedOut) => {
    const guest: Track = { locations: [1001, 1002], events: [], start_date: '2026-12-05' }
    localStorage.setItem(activeTrackKey, JSON.stringify(guest))
    expect(storedAfter('anna', guest)).toMatchObject({ locations: [], accounts: [{ refused: guest }] })

    clearStored(kept, signedOut)
    const cleared = localStorage.getItem(activeTrackKey)
    const ofGuest = storedAfter(null)
    // Another tab notices the end of the session later.
    clearStored(kept, signedOut)

    expect(cleared).toBe(JSON.stringify(guest))
    expect([ofGuest, localStorage.getItem(activeTrackKey)]).toEqual([guest, cleared])
  },
)

test('if storage is forbidden, nothing fails', () => {
  const deny = () => {
    throw new DOMException('Access is denied', 'SecurityError')
  }
  vi.stubGlobal('caches', { keys: async () => deny() })
  // Browsers refuse the storages themselves, not only their methods.
  const denied = (['localStorage', 'sessionStorage'] as const).map((name) =>
    vi.spyOn(globalThis, name, 'get').mockImplementation(deny),
  )
  clearStored('drafts')
  clearStored('nothing', 'anna')

  expect(denied.map(({ mock }) => mock.calls.length > 0)).toEqual([true, true])
  vi.restoreAllMocks()
})

test.each(['drafts', 'nothing'] as const)(
  'unreported admissions of a gate survive the session of a visitor: %s',
  (kept) => {
    localStorage.setItem(gateStateKey, 'x')
    clearStored(kept)

    expect(keysOf(localStorage)).toEqual([gateStateKey])
  },
)

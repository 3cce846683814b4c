import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Account,
  accountOf,
  emptyKept,
  hasReceived,
  keptOverSession,
  type StoredTrack,
  readStored,
  shownTo,
  writeStored,
} from './stored-track.ts'
import { applyOperation, textAfter } from './track-operation.ts'
import { type AccountChange, applyChange, attach, emptyTrack, merge, reorder, type Track, parseTrack } from './track.ts'
import type { ObjectRef, PlannedObject } from './track-fields.ts'

const museum: ObjectRef = { object_type: 'location', object_id: 1001 }
const fair: PlannedObject = { object_type: 'event', object_id: 2001, day: 2 }

const refFields = {
  object_type: fc.constantFrom('location' as const, 'event' as const),
  object_id: fc.integer({ min: 1, max: 6 }),
}
const anObject = fc.record(refFields)
const aDetached = fc.record(
  { ...refFields, seen: fc.constantFrom('lunch', '') },
  { requiredKeys: ['object_type', 'object_id'] },
)
const aStop = fc.record(
  { ...refFields, day: fc.integer({ min: 1, max: 3 }), note: fc.constantFrom('lunch', 'sledge') },
  { requiredKeys: ['object_type', 'object_id'] },
)
const anOrder = fc.record(
  {
    plan: fc.array(aStop),
    attached: fc.array(aStop, { maxLength: 3 }),
    detached: fc.array(aDetached, { maxLength: 3 }),
    day_notes: fc.constantFrom([], [{ day: 2, note: 'train at 9' }]),
    days: fc.constantFrom(2, 5, null),
    start_date: fc.constantFrom('2026-12-05', null),
  },
  { requiredKeys: ['plan'] },
)
const aTrack = fc
  .record({ objects: fc.array(aStop, { maxLength: 6 }), order: anOrder })
  .map(({ objects, order }) => reorder(objects.reduce(attach, emptyTrack), order))
const aChange: fc.Arbitrary<AccountChange> = fc.oneof(
  anObject.map((object): AccountChange => ({ type: 'ATTACH', object })),
  aDetached.map((object): AccountChange => ({ type: 'DETACH', object })),
  anOrder.map((order): AccountChange => ({ type: 'REORDER', ...order })),
  aTrack.map((track): AccountChange => ({ type: 'MERGE', track })),
  fc.string().map((key): AccountChange => ({ type: 'SAVE', key })),
  fc.constant<AccountChange>({ type: 'SAVE', key: 'named', title: 'Зима на Оби' }),
  fc.constant<AccountChange>({ type: 'CLEAR' }),
)
const anAccount: fc.Arbitrary<Account> = fc.record(
  { owner: fc.string(), track: aTrack, unsent: fc.array(aChange, { maxLength: 4 }), refused: aTrack },
  { requiredKeys: ['owner', 'unsent'] },
)
const aKept: fc.Arbitrary<StoredTrack> = fc.record({
  guest: aTrack,
  save: fc.option(fc.record({ key: fc.string(), title: fc.string() }, { requiredKeys: ['key'] })),
  accounts: fc.uniqueArray(anAccount, { maxLength: 3, selector: ({ owner }) => owner }),
})

const owner = 'anna'
const changed = (kept: StoredTrack, change: AccountChange) => applyOperation(kept, { type: 'CHANGE', owner, change })
const signedIn = (kept: StoredTrack) => applyOperation(kept, { type: 'SESSION', owner })
const received = (kept: StoredTrack, track: Track, sent: AccountChange | null) =>
  applyOperation(kept, { type: 'RECEIVED', owner, track, sent })

const always = <T>(one: fc.Arbitrary<T>, holds: (value: T) => void) =>
  fc.assert(
    fc.property(one, (value) => {
      holds(value)
    }),
  )

test('the stored text of a guest is only the track', () => {
  always(aTrack, (guest) => expect(writeStored({ ...emptyKept, guest })).toBe(JSON.stringify(guest)))
})

test('a written track is read back unchanged', () => {
  always(aKept, (kept) => expect(readStored(writeStored(kept))).toEqual(kept))
})

test('reading any stored text does not crash', () => {
  const change = fc.record({
    type: fc.constantFrom('ATTACH', 'MERGE', 'SAVE', 'FLY'),
    object: fc.anything(),
    track: fc.anything(),
  })
  const account = fc.record({
    owner: fc.string(),
    track: fc.anything(),
    unsent: fc.array(fc.oneof(change, fc.anything())),
  })
  const nearly = fc.record({
    locations: fc.anything(),
    save: fc.anything(),
    save_title: fc.anything(),
    accounts: fc.array(account),
  })
  always(
    fc.oneof(
      fc.string(),
      fc.json(),
      nearly.map((found) => JSON.stringify(found)),
    ),
    (text) => {
      const kept = readStored(text)

      expect(readStored(writeStored(kept))).toEqual(kept)
    },
  )
})

test('a guest’s track is merged once, for any number of sign-ins', () => {
  always(aKept, (kept) => {
    const once = signedIn(kept)

    expect(once.guest).toEqual(emptyTrack)
    expect(signedIn(once)).toBe(once)
  })
})

test('an account sees the server’s track with its unsent changes; sending them changes nothing on the screen', () => {
  always(fc.tuple(aTrack, fc.array(aChange, { maxLength: 5 })), ([track, changes]) => {
    const kept = changes.reduce(changed, received(emptyKept, track, null))
    const shown = shownTo(kept, 'anna')
    const [first, ...others] = changes
    const landed = first ? received(kept, applyChange(track, first), first) : kept

    expect(shown).toEqual(changes.reduce(applyChange, track))
    expect(shownTo(landed, 'anna')).toEqual(shown)
    expect(landed.accounts[0]?.unsent).toEqual(others)
  })
})

test('a response to a change that another tab has already removed from the queue removes nothing', () => {
  const kept = changed(emptyKept, { type: 'ATTACH', object: fair })

  expect(received(kept, emptyTrack, { type: 'ATTACH', object: museum }).accounts[0]?.unsent).toHaveLength(1)
})

test('the rendered track is used only until the server has sent one', () => {
  always(fc.tuple(aKept, aTrack), ([kept, rendered]) => {
    const began = applyOperation(kept, { type: 'SESSION', owner, rendered })

    expect(hasReceived(began, owner)).toBe(true)
    expect(accountOf(began, owner)).toEqual({
      ...accountOf(signedIn(kept), owner),
      track: accountOf(kept, owner).track ?? rendered,
    })
    expect(applyOperation(began, { type: 'SESSION', owner, rendered: emptyTrack })).toEqual(began)
  })
})

test('an account’s track has loaded once the server has sent it, even if it is empty; a guest’s always has', () => {
  const unread = changed(signedIn(emptyKept), { type: 'ATTACH', object: museum })
  const read = readStored(writeStored(received(unread, emptyTrack, null)))

  expect([emptyKept, unread, read].map((kept) => hasReceived(kept, owner))).toEqual([false, false, true])
  expect(hasReceived(emptyKept, null)).toBe(true)
})

const anEnd = fc.tuple(aKept, fc.constantFrom(null, 'anna', 'boris'))

test('after the end of a session only unsent changes of accounts stay, and none of a signed-out one', () => {
  always(anEnd, ([kept, forgotten]) => {
    const left = readStored(keptOverSession(writeStored(kept), forgotten))

    expect(left.accounts).toEqual(
      kept.accounts
        .filter(({ owner, unsent }) => unsent.length > 0 && owner !== forgotten)
        .map(({ owner, unsent }) => ({ owner, unsent })),
    )
  })
})

test('after the end of a session a guest’s track stays, with tracks that accounts have refused, for any number of tabs', () => {
  always(anEnd, ([kept, forgotten]) => {
    const text = keptOverSession(writeStored(kept), forgotten)
    const refused = kept.accounts.flatMap((account) => account.refused ?? [])

    expect(readStored(text).guest).toEqual(refused.reduce(merge, kept.guest))
    expect(keptOverSession(text, forgotten)).toBe(text)
  })
})

test('the guest has the same track if a session ends before or after a page of the guest', () => {
  always(anEnd, ([kept, forgotten]) => {
    const asGuest = (text: string | null) => textAfter(text, [{ type: 'SESSION', owner: null }])
    const [endedFirst, endedLast] = [
      asGuest(keptOverSession(writeStored(kept), forgotten)),
      keptOverSession(asGuest(writeStored(kept)), forgotten),
    ]

    expect(readStored(endedLast).guest).toEqual(readStored(endedFirst).guest)
  })
})

test('if every change has been sent and the guest has no track, nothing stays', () => {
  expect(
    keptOverSession(writeStored(received(emptyKept, parseTrack({ locations: [1], events: [] }), null)), null),
  ).toBeNull()
  expect([null, '', '{"locations":[],"events":[]}'].map((text) => keptOverSession(text, null))).toEqual([
    null,
    null,
    null,
  ])
})

test('a guest’s track that was emptied is neither merged nor restored', () => {
  const guest = { ...emptyTrack, days: 3, start_date: '2026-12-05', day_notes: [{ day: 2, note: 'train at 9' }] }

  expect(signedIn({ ...emptyKept, guest })).toEqual(emptyKept)
})

test('the server’s track has a version, and a page that was rendered before it changes nothing', () => {
  const sent = applyOperation(emptyKept, {
    type: 'RECEIVED',
    owner,
    track: { locations: [2], events: [] },
    version: 8,
    sent: null,
  })
  const kept = readStored(writeStored(sent))
  const began = (version?: number) =>
    accountOf(
      applyOperation(kept, { type: 'SESSION', owner, rendered: emptyTrack, ...(version !== undefined && { version }) }),
      owner,
    )

  expect([began(), began(7), began(8)].map(({ track }) => track?.locations)).toEqual([[2], [2], [2]])
  expect(began(9)).toMatchObject({ track: emptyTrack, version: 9 })
})

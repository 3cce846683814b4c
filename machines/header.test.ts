import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor, type SnapshotFrom } from 'xstate'
import { type HeaderEvent, headerMachine } from './header.ts'
import { walk } from './testing/walk.ts'

const scrolledTo = (top: number): HeaderEvent => ({ type: 'SCROLLED', top })
const events: HeaderEvent[] = [
  { type: 'FOCUS_ENTERED' },
  { type: 'FOCUS_LEFT' },
  { type: 'MENU_OPENED' },
  { type: 'MENU_CLOSED' },
  { type: 'SEARCH_OPENED' },
  { type: 'SEARCH_CANCELLED' },
  { type: 'NAVIGATED' },
]
const aHeader = (...story: HeaderEvent[]) => {
  const actor = createActor(headerMachine, { input: {} }).start()
  story.forEach(actor.send)
  return actor.getSnapshot()
}
const isHidden = (header: SnapshotFrom<typeof headerMachine>) => header.matches({ bar: 'hidden' })
const isHeld = (header: SnapshotFrom<typeof headerMachine>) =>
  header.matches({ focus: 'inside' }) || header.matches({ search: 'open' }) || header.context.openMenus > 0

test('every state is reached and every transition taken', () => {
  const seen = walk(headerMachine, {
    input: {},
    events: [...events, scrolledTo(0), scrolledTo(32), scrolledTo(500)],
    isFar: ({ openMenus }) => openMenus > 2,
  })

  expect(seen).toEqual({ unreached: [], untaken: [] })
})

test('when scrolling down it stays for 32 px and hides after that', () => {
  expect(isHidden(aHeader(scrolledTo(32)))).toBe(false)
  expect(isHidden(aHeader(scrolledTo(32), scrolledTo(33)))).toBe(true)
})

test('when scrolling up it returns, at any position', () => {
  expect(isHidden(aHeader(scrolledTo(900), scrolledTo(899)))).toBe(false)
})

test('an unchanged scroll position changes nothing', () => {
  expect(isHidden(aHeader(scrolledTo(900), scrolledTo(900)))).toBe(true)
})

test('focus in a hidden header shows it', () => {
  expect(isHidden(aHeader(scrolledTo(900), { type: 'FOCUS_ENTERED' }))).toBe(false)
})

test('it stays while one of two menus is still open', () => {
  expect(
    isHidden(aHeader({ type: 'MENU_OPENED' }, { type: 'MENU_OPENED' }, { type: 'MENU_CLOSED' }, scrolledTo(900))),
  ).toBe(false)
})

test('after a navigation it is shown, with the search mode and menus closed', () => {
  const header = aHeader({ type: 'SEARCH_OPENED' }, { type: 'MENU_OPENED' }, scrolledTo(900), { type: 'NAVIGATED' })

  expect(header.value).toEqual({ bar: 'shown', focus: 'outside', search: 'closed' })
  expect(isHeld(header)).toBe(false)
})

test('the portal can configure the distance', () => {
  const header = createActor(headerMachine, { input: { hidesPast: 100 } }).start()

  header.send(scrolledTo(100))

  expect(isHidden(header.getSnapshot())).toBe(false)
})

test('after any events it is never hidden while focus is inside, a menu is open or the search mode is on', () => {
  const anyEvent = fc.oneof(fc.constantFrom(...events), fc.integer({ min: -50, max: 5000 }).map(scrolledTo))
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (story) => {
      const header = aHeader(...story)

      expect(isHidden(header) && isHeld(header)).toBe(false)
    }),
  )
})

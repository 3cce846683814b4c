// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keepView, keptView } from './kept-view.ts'

const goTo = (entry: string) => history.replaceState({ __TSR_key: entry }, '')
const to = { center: { latitude: 61, longitude: 69 }, zoom: 7 }
const moved = { fitted: '[1]', to }
const choice = { id: 'location1', by: 'map' } as const

/** Each test uses its own history entry, because views are kept as long as the page lives. */
let number = 0
const anEntry = () => `entry ${(number += 1)}`

beforeEach(() => history.replaceState(null, ''))

test('the view of a map is restored for its history entry, and another entry has none', () => {
  const [first, second] = [anEntry(), anEntry()]
  goTo(first)
  keepView({ moved })
  goTo(second)
  expect(keptView()).toEqual({})

  goTo(first)
  expect(keptView()).toEqual({ moved })
})

test('the position of the map and its choice are stored separately, and each can be cleared', () => {
  goTo(anEntry())
  keepView({ moved })
  keepView({ choice })
  expect(keptView()).toEqual({ moved, choice })

  keepView({ moved: null })
  expect(keptView()).toEqual({ moved: null, choice })
})

test('only the fifty latest entries are stored', () => {
  const entries = Array.from({ length: 51 }, anEntry)
  for (const entry of entries) {
    goTo(entry)
    keepView({ choice })
  }
  const isKept = (entry: string | undefined) => {
    goTo(entry ?? '')
    return keptView().choice !== undefined
  }

  expect([isKept(entries[0]), isKept(entries[1]), isKept(entries.at(-1))]).toEqual([false, true, true])
})

test.each([null, 'text', { __TSR_key: 7 }, {}])(
  'an entry that the router did not create (%o) stores nothing',
  (state) => {
    history.replaceState(state, '')
    keepView({ choice })

    expect(keptView()).toEqual({})
  },
)

// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { clearStored } from '../visitor/stored.ts'
import {
  changeInTurn,
  keepMade,
  type MadeChange,
  madeChangesKey,
  madeHere,
  mostMade,
  whenRemembered,
} from './made-changes.ts'

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'locks')
  localStorage.clear()
})

const [token, other] = ['a'.repeat(32), 'b'.repeat(32)]
const removed = (version: number): MadeChange => ({ version, kind: 'detached', object_type: 'location', object_id: 1 })

test('a change that was made here is recognised by its version, on its own track', () => {
  keepMade(token, removed(5))
  keepMade(token, { version: 7, kind: 'ordered' })

  const moved = { version: 7, kind: 'ordered', object_type: 'location', object_id: 1 } as const
  expect([removed(5), removed(6), { version: 7, kind: 'ordered' } as const, moved].map(madeHere(token))).toEqual([
    true,
    false,
    true,
    true,
  ])
  expect(madeHere(other)(removed(5))).toBe(false)
})

test('a version of another change meanwhile does not count as the visitor’s own', () => {
  keepMade(token, removed(5))

  expect(madeHere(token)({ version: 5, kind: 'ordered' })).toBe(false)
  expect(madeHere(token)({ ...removed(5), object_id: 2 })).toBe(false)
})

test('signing out removes the list of changes', () => {
  keepMade(token, removed(5))
  clearStored('nothing')

  expect([localStorage.length, madeHere(token)(removed(5))]).toEqual([0, false])
})

test('only the newest changes and tracks are stored', () => {
  for (let version = 1; version <= mostMade + 1; version++) keepMade(token, removed(version))
  expect([removed(1), removed(2), removed(mostMade + 1)].map(madeHere(token))).toEqual([false, true, true])

  for (let track = 0; track < 30; track++) keepMade(`token-${track}`, removed(1))
  expect([token, 'token-9', 'token-10', 'token-29'].map((one) => madeHere(one)(removed(1)))).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test.each(['nonsense', '{}', '[null, 1, {"token": 5}]', `[{"token": "${token}", "changes": [null, 5, {}]}]`])(
  'invalid storage, such as %s, is ignored and replaced',
  (text) => {
    localStorage.setItem(madeChangesKey, text)
    expect(madeHere(token)(removed(5))).toBe(false)

    keepMade(token, removed(5))
    expect(madeHere(token)(removed(5))).toBe(true)
  },
)

test('if storage is forbidden or full, the page itself remembers its changes', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepMade(token, removed(8))
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  keepMade(token, removed(9))

  expect([removed(8), removed(9), removed(10)].map(madeHere(token))).toEqual([true, true, false])
})

describe('a change without a response yet', () => {
  /** Asking whose a change is waits for the change, even if its own call was refused. */
  async function asksMeanwhile() {
    let respond = () => {}
    const answered = new Promise<void>((resolve) => (respond = resolve))
    const log: string[] = []
    const made = changeInTurn(async () => {
      await answered
      keepMade(token, removed(5))
      throw new Error('refused')
    }).catch(() => log.push('refused'))
    const checked = whenRemembered().then(() => log.push(`mine: ${madeHere(token)(removed(5))}`))
    await Promise.resolve()
    expect(log).toEqual([])
    respond()
    await Promise.all([made, checked])
    return log.toSorted()
  }

  test('delays the check on its page', async () => {
    expect(await asksMeanwhile()).toEqual(['mine: true', 'refused'])
  })

  test('delays the check on its page if the browser refuses the lock', async () => {
    const request = () => Promise.reject(new DOMException('denied', 'SecurityError'))
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })

    expect(await asksMeanwhile()).toEqual(['mine: true', 'refused'])
  })

  test('delays the check in other tabs, which share a lock', async () => {
    const names: string[] = []
    let last: Promise<unknown> = Promise.resolve()
    const request = (name: string, _options: LockOptions, run: () => Promise<unknown>) => {
      names.push(name)
      return (last = last.then(run, run))
    }
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })

    expect(await asksMeanwhile()).toEqual(['mine: true', 'refused'])
    expect(names).toEqual([madeChangesKey, madeChangesKey])
  })
})

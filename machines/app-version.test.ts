import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { appVersionMachine, type AppVersionEvent, readReloadedAt } from './app-version.ts'
import { elapse, walk } from './testing/walk.ts'

const noon = Date.UTC(2026, 11, 24, 12)
const failedAt = (at: number): AppVersionEvent => ({ type: 'CHUNK_FAILED', at })
const arrived = () => new Promise<void>((done) => setImmediate(done))

/** A browser whose storage outlives the page; `reload` opens the next page, as a browser does. */
function aBrowser({ kept = null, isForbidden = false }: { kept?: string | null; isForbidden?: boolean } = {}) {
  const clock = new SimulatedClock()
  const storage = { text: kept }
  const seen = { checks: 0, reloads: 0, updates: 0 }
  let isReloading = false
  const server: { version: string | null; isDown: boolean } = { version: null, isDown: false }
  const open = () =>
    createActor(
      appVersionMachine.provide({
        actors: {
          check: fromPromise(async () => {
            seen.checks += 1
            if (server.isDown) throw new Error('The server is down')
            return server.version
          }),
          keepReloadedAt: fromPromise(async ({ input: { at } }) => {
            if (isForbidden) throw new Error('Storage is forbidden')
            storage.text = String(at)
          }),
        },
        actions: {
          reload: () => {
            seen.reloads += 1
            isReloading = true
          },
          update: () => void (seen.updates += 1),
        },
      }),
      { clock, input: { reloadedAt: readReloadedAt(storage.text) } },
    ).start()
  let page = open()
  const current = () => {
    if (isReloading) page = open()
    isReloading = false
    return page
  }
  const wait = async (milliseconds: number) => {
    for (let left = milliseconds; left > 0; left -= 1000) {
      elapse(clock, Math.min(left, 1000))
      await arrived()
    }
  }
  return {
    server,
    seen,
    wait,
    send: (event: AppVersionEvent) => current().send(event),
    newVersion: () => current().getSnapshot().context.newVersion,
    isBroken: () => current().getSnapshot().matches({ page: 'broken' }),
  }
}

test('every state is reached and every transition taken', () => {
  const machine = appVersionMachine.provide({ actions: { reload: () => {}, update: () => {} } })
  const events: AppVersionEvent[] = [
    { type: 'PAGE_HIDDEN' },
    { type: 'PAGE_SHOWN' },
    { type: 'WENT_OFFLINE' },
    { type: 'WENT_ONLINE' },
    { type: 'UPDATE' },
    failedAt(noon),
    failedAt(noon + 60_000),
  ]

  expect(walk(machine, { input: { reloadedAt: noon - 1 }, events, outputs: [null, '2'] })).toEqual({
    unreached: [],
    untaken: [],
  })
})

test('the version is checked every 30 000 ms, and a new one is offered', async () => {
  const { wait, seen, server, newVersion } = aBrowser()

  await wait(29_999)
  const before = seen.checks
  await wait(1)
  await wait(30_000)
  const nothingNew = newVersion()
  server.version = '2'
  await wait(30_000)

  expect([before, seen.checks, nothingNew, newVersion(), seen.updates, seen.reloads]).toEqual([0, 3, null, '2', 0, 0])
})

const leaving = [
  ['PAGE_HIDDEN', 'PAGE_SHOWN'],
  ['WENT_OFFLINE', 'WENT_ONLINE'],
] as const
test.each(leaving)('after %s the version is not checked until %s', async (left, back) => {
  const { wait, seen, send } = aBrowser()

  send({ type: left })
  await wait(300_000)
  const away = seen.checks
  send({ type: back })
  await wait(30_000)

  expect([away, seen.checks]).toEqual([0, 1])
})

test('a failed check is ignored, and the next one is at its usual time', async () => {
  const { wait, server, seen, newVersion } = aBrowser()
  server.isDown = true
  await wait(30_000)
  server.isDown = false
  server.version = '2'
  await wait(30_000)

  expect([seen.checks, newVersion()]).toEqual([2, '2'])
})

test('an update happens only on request, and only if there is one', async () => {
  const { wait, server, seen, send } = aBrowser()
  send({ type: 'UPDATE' })
  const tooEarly = seen.updates
  server.version = '2'
  await wait(30_000)

  send({ type: 'UPDATE' })

  expect([tooEarly, seen.updates]).toEqual([0, 1])
})

test('a newer version replaces a postponed one', async () => {
  const { wait, server, newVersion } = aBrowser()
  server.version = '2'
  await wait(30_000)
  server.version = '3'
  await wait(30_000)

  expect(newVersion()).toBe('3')
})

test('missing chunks cause one reload, for any number of them', async () => {
  const { send, seen } = aBrowser()

  send(failedAt(noon))
  send(failedAt(noon))
  await arrived()

  expect(seen.reloads).toBe(1)
})

test('the reloaded page does not reload again within 60 000 ms, but may after that', async () => {
  const { send, seen, isBroken } = aBrowser()
  send(failedAt(noon))
  await arrived()

  send(failedAt(noon + 59_999))
  await arrived()
  const within = [seen.reloads, isBroken()]
  send(failedAt(noon + 60_000))
  await arrived()

  expect([within, seen.reloads]).toEqual([[1, true], 2])
})

test('a clock that was set back does not keep a stale page from reloading', async () => {
  const { send, seen } = aBrowser({ kept: String(noon) })

  send(failedAt(noon - 86_400_000))
  await arrived()

  expect(seen.reloads).toBe(1)
})

test('if the time of the reload cannot be stored, there is no reload, because it could repeat forever', async () => {
  const { send, seen, isBroken } = aBrowser({ isForbidden: true })

  send(failedAt(noon))
  await arrived()

  expect([seen.reloads, isBroken()]).toEqual([0, true])
})

test.each(['', 'soon', '{}', '-5', '1e999', '0', '12.5', null])('%j instead of the time counts as none', (text) => {
  expect(readReloadedAt(text)).toBe(null)
})

test('the portal can configure the guard time', () => {
  const page = createActor(appVersionMachine, { input: { reloadedAt: noon, reloadGuard: 10 } }).start()

  page.send(failedAt(noon + 10))

  expect(page.getSnapshot().matches({ page: 'keeping' })).toBe(true)
})

test('two reloads are never closer than 60 000 ms, for any failures', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(90_000), { maxLength: 20 }), async (spans) => {
      const { send, seen } = aBrowser()
      const reloads: number[] = []
      let now = noon
      for (const span of spans) {
        now += span
        const before = seen.reloads
        send(failedAt(now))
        await arrived()
        if (seen.reloads > before) reloads.push(now)
      }

      for (const [index, at] of reloads.entries()) expect(at - (reloads[index - 1] ?? 0)).toBeGreaterThanOrEqual(60_000)
    }),
  )
})

import { afterEach, expect, test, vi } from 'vitest'
import { type AskRouter, RouterService } from './router-service.ts'

afterEach(() => vi.restoreAllMocks())

const points = [
  { latitude: 61, longitude: 69 },
  { latitude: 61.3, longitude: 73.4 },
]
const leg = { km: 100, minutes: 90 }

/** A router whose first call hangs until it is cancelled, and requests whose patience ends when the test says so. */
function aSlowRouter() {
  const patience: AbortController[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController()
    patience.push(controller)
    return controller.signal
  })
  const ask = vi.fn<AskRouter>().mockResolvedValue(leg)
  ask.mockImplementationOnce(
    (_from, _to, signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  const endPatience = (request: number) => patience[request]?.abort(new DOMException('late', 'TimeoutError'))
  return { ask, service: new RouterService(ask), endPatience }
}

test('a request for a leg that another request gave up asks for it again', async () => {
  const { ask, service, endPatience } = aSlowRouter()
  const [first, second] = [service.legsThrough(points), service.legsThrough(points)]
  expect(ask).toHaveBeenCalledTimes(1)
  endPatience(0)

  await expect(first).rejects.toThrow('late')
  expect(await second).toEqual([leg])
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a request waits no longer than its own patience for a leg that another request asked for', async () => {
  const { service, endPatience } = aSlowRouter()
  const [first, second] = [service.legsThrough(points), service.legsThrough(points)]
  endPatience(1)

  await expect(second).rejects.toThrow('late')
  endPatience(0)
  await expect(first).rejects.toThrow('late')
})

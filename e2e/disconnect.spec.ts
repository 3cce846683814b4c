import { heldSearch } from './pages.ts'
import { minimalPortal, ports } from './portals.ts'
import { expect, test } from './visit.ts'

const held = async () => (await fetch(`http://127.0.0.1:${ports.minimalApi}/held`)).json()

test('disconnecting while a page renders cancels the call that it waits for', async () => {
  const leave = new AbortController()
  const page = fetch(`${minimalPortal}/q?q=${encodeURIComponent(heldSearch)}`, { signal: leave.signal }).then(
    () => 'answered',
    () => 'left',
  )
  await expect.poll(held).toEqual({ waiting: 1, cancelled: 0 })

  leave.abort()

  await expect.poll(held).toEqual({ waiting: 0, cancelled: 1 })
  expect(await page).toBe('left')
})

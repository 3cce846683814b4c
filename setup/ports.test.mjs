import { createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freeRow } from './ports.mjs'

test('a row of ports with one in use is skipped', async () => {
  const dice = vi.spyOn(Math, 'random').mockReturnValue(0.2)
  onTestFinished(() => dice.mockRestore())
  const first = await freeRow(3)
  dice.mockReturnValueOnce(0.2).mockReturnValue(0.4)
  const taken = createServer()
  await new Promise((resolve) => taken.listen(first + 2, '127.0.0.1', resolve))
  onTestFinished(() => void taken.close())

  expect(await freeRow(3)).not.toBe(first)
})

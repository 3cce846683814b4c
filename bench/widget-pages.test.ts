import { afterEach, expect, test, vi } from 'vitest'
import { buildPages, sizeGoals } from './widget-pages.ts'

afterEach(() => vi.unstubAllEnvs())

test('a page of widgets loads no more JavaScript than its goals allow', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const { pages, remove } = await buildPages(['tropa'])
  await remove()
  const { scripts = Infinity, allScripts = Infinity } = pages.get('tropa') ?? {}

  expect(scripts / 1024, 'KiB at once').toBeLessThanOrEqual(sizeGoals.atOnceKiB)
  expect(allScripts / 1024, 'KiB in all').toBeLessThanOrEqual(sizeGoals.scriptsKiB)
}, 120_000)

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildPortal } from './portal.ts'

/** Each in a process of its own, so that none inherits another's heap or its warmth. */
const runners = ['weight.ts', 'render.ts', 'api.ts']

const build = await buildPortal()
try {
  for (const runner of runners) {
    const { status } = spawnSync(process.execPath, [join(import.meta.dirname, runner)], { stdio: 'inherit', env: { ...process.env, BENCH_BUILD: build.folder } })
    if (status !== 0) process.exitCode = 1
  }
} finally {
  await build.remove()
}

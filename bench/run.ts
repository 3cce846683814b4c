import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildPortal } from './portal.ts'

type Runner = { file: string; needs?: 'portal' }

/** Each runs in its own process, so that none starts with a used heap or warm code. */
const runners: Readonly<Record<string, Runner>> = {
  weight: { file: 'weight.ts', needs: 'portal' },
  'first-scripts': { file: 'first-scripts.ts', needs: 'portal' },
  pages: { file: 'pages.ts', needs: 'portal' },
  render: { file: 'render.ts', needs: 'portal' },
  api: { file: 'api.ts' },
  enumeration: { file: 'enumeration.ts' },
  orders: { file: 'orders.ts' },
  catalogue: { file: 'catalogue.ts' },
  sizes: { file: 'sizes/sizes.ts' },
  planner: { file: 'planner.ts', needs: 'portal' },
  map: { file: 'map/map.ts' },
  widgets: { file: 'widgets.ts' },
}

/** The runners of these names, or all. */
function chosen(names: readonly string[]): Runner[] {
  const unknown = names.filter((name) => !Object.hasOwn(runners, name))
  if (unknown.length > 0)
    throw new Error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(runners).join(', ')}`)
  return Object.entries(runners).flatMap(([name, runner]) => (names.length === 0 || names.includes(name) ? runner : []))
}

function run({ file }: Runner, env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, file)], { stdio: 'inherit', env })
  if (status !== 0) process.exitCode = 1
}

const selected = chosen(process.argv.slice(2))
const build = selected.some(({ needs }) => needs === 'portal') ? await buildPortal() : undefined
try {
  for (const runner of selected) run(runner, { ...process.env, BENCH_BUILD: build?.folder })
} finally {
  await build?.remove()
}

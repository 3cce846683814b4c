import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { main } from './main.mjs'

const root = join(import.meta.dirname, '..')
const api = join(root, 'api')
/** npm puts drizzle-kit here and drizzle-orm into the API's folder, where drizzle-kit does not look for it. */
const wanted = join(root, 'node_modules/drizzle-orm')

function generate() {
  const kit = join(root, 'node_modules/drizzle-kit/bin.cjs')
  const { status } = spawnSync(process.execPath, [kit, 'generate', ...process.argv.slice(2)], {
    cwd: api,
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}

await main(async () => {
  const isMissing = !existsSync(wanted)
  if (isMissing) symlinkSync(join(api, 'node_modules/drizzle-orm'), wanted, 'junction')
  try {
    generate()
  } finally {
    if (isMissing) rmSync(wanted)
  }
})

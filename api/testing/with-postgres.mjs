// node api/testing/with-postgres.mjs <command> [argument…]: runs it with TEST_DATABASE_URL naming a fresh PostgreSQL.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startPostgres } from './postgres.ts'
import { CannotStart } from './unprivileged.ts'

function refuse(error) {
  if (!(error instanceof CannotStart)) throw error
  console.error(error.message)
  process.exit(1)
}

const [command, ...rest] = process.argv.slice(2)
if (!command) {
  console.error('Say what to run with a PostgreSQL beside it.')
  process.exit(1)
}
const postgres = await startPostgres().catch(refuse)
const child = spawn(command, rest, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: postgres.url } })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('error', (error) => console.error(error.message))
const [code] = await once(child, 'close')
await postgres.stop()
process.exit(code ?? 1)

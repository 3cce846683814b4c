import { resolve } from 'node:path'
import { readConfiguration } from '../configuration.ts'
import type { OpenDatabase } from '../database/database.ts'
import { StartError } from '../database/start-error.ts'
import { makeKey, revokeKeys } from './keys.ts'

const usage = `npm run organisation-key -- COMPANY "what it is for" [--revoke]
COMPANY is the number in the address of its page, /companies/501. The embedded database is open to one program at a time:
stop the portal first. On a server (DATABASE_URL) it may run.`

const open = ({ databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string }): Promise<OpenDatabase> =>
  databaseUrl
    ? import('../database/server.ts').then(({ openServer }) => openServer(databaseUrl))
    : import('../database/embedded.ts').then(({ openEmbedded }) => openEmbedded(resolve(dataDir)))

async function run([company = '', title = '', option]: string[]): Promise<string> {
  if (!/^[1-9]\d{0,8}$/.test(company) || title.trim() === '') throw new StartError(usage)
  const { db, close } = await open(readConfiguration(process.env))
  const key = { companyId: Number(company), title: title.trim(), now: new Date() }
  try {
    return option === '--revoke' ? `Revoked: ${await revokeKeys(db, key)}` : await makeKey(db, key)
  } finally {
    await close()
  }
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

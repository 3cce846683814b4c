import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
/** A seller of free offers, which need no payment gateway. */
export const sellerId = 509

/** Makes a key for the seller, like the operator before the portal starts. */
export function madeKey(dataFolder: string): string {
  const parameters = [
    '--disable-warning=ExperimentalWarning',
    'api/organisation/make-key.ts',
    String(sellerId),
    'tests',
  ]
  const env = { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: '' }
  return execFileSync(process.execPath, parameters, { cwd: root, env, encoding: 'utf8' }).trim()
}

/** @throws {Error} if the portal was started by hand and its key was not passed */
export function organisationKey(): string {
  const key = process.env['E2E_ORGANISATION_KEY']
  if (!key) throw new Error(`E2E_ORGANISATION_KEY must be a key of ${sellerId} on the portal of E2E_PORTAL`)
  return key
}

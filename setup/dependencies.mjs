import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mustRun, outsideEnvironment } from './command.mjs'
import { buildFolder, projectNode, root } from './places.mjs'
import { step } from './progress.mjs'

const packagesOf = async (file) => JSON.parse(await readFile(file, 'utf8')).packages
const isInstalled = (wanted, found) =>
  found ? found.version === wanted.version && found.integrity === wanted.integrity : wanted.optional || wanted.peer

/**
 * Whether the last complete installation matches the lockfile.
 * @param wanted packages of the lockfile by folder
 * @param found packages of `node_modules/.package-lock.json`, which has no entry for the root
 */
export const isUpToDate = (wanted, found) =>
  Object.entries(wanted).every(([folder, entry]) => folder === '' || isInstalled(entry, found[folder]))

async function needsInstallation() {
  const installed = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installed) || !existsSync(projectNode)) return true
  return !isUpToDate(await packagesOf(join(root, 'package-lock.json')), await packagesOf(installed))
}

export async function installDependencies() {
  if (!(await needsInstallation())) return
  // `npm test --silent` passes `silent` on to this npm, whose errors must still be printed.
  await step('Installing dependencies (npm ci)', () =>
    mustRun(['npm', 'ci', '--loglevel=warn'], {
      log: join(buildFolder, 'logs/install.log'),
      env: outsideEnvironment(process.env),
    }),
  )
}

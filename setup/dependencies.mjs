import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mustRun, outsideEnvironment } from './command.mjs'
import { buildFolder, projectNode, root } from './places.mjs'
import { step } from './say.mjs'

const packagesOf = async (file) => JSON.parse(await readFile(file, 'utf8')).packages
const isInstalled = (wanted, found) => (found ? found.version === wanted.version && found.integrity === wanted.integrity : wanted.optional || wanted.peer)

/**
 * Whether what npm noted at the end of its last complete installation is what the lockfile asks for.
 * @param wanted the lockfile's packages by folder
 * @param found npm's note's, which has no entry for the root
 */
export const isUpToDate = (wanted, found) => Object.entries(wanted).every(([folder, entry]) => folder === '' || isInstalled(entry, found[folder]))

async function needsInstallation() {
  const note = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(note) || !existsSync(projectNode)) return true
  return !isUpToDate(await packagesOf(join(root, 'package-lock.json')), await packagesOf(note))
}

export async function installDependencies() {
  if (!(await needsInstallation())) return
  // Said aloud also under `npm test --silent`, which npm hands down: a failure must tell why.
  await step('Installing dependencies (npm ci)', () =>
    mustRun(['npm', 'ci', '--loglevel=warn'], { log: join(buildFolder, 'logs/install.log'), env: outsideEnvironment(process.env) }),
  )
}

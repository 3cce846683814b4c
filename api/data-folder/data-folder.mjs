// Plain JavaScript, because start.mjs imports it too and must run on any Node from 20 before anything is installed.
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** `mkdirSync` with `recursive` never returns where a file system refuses new names, such as `/proc` (Node 24.21). */
export function makeFolder(folder) {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have made it meanwhile.
    if (error.code !== 'EEXIST') throw error
  }
}

export const hasDatabase = (folder) => existsSync(join(folder, 'db', 'PG_VERSION'))

/** Files that an interrupted first start leaves, or that disks and desktops put into an empty folder. */
const harmless = /^(db|lock|lock-journal|write-check-.*|outbox|sandbox-gateway|lost\+found|\.DS_Store)$/
const isStarted = (names) => names.includes('lock') || !names.includes('db')

export function hasOtherFiles(folder) {
  if (hasDatabase(folder)) return false
  const names = readdirSync(folder)
  return !(isStarted(names) && names.every((name) => harmless.test(name)))
}

import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** Builds and logs; safe to delete. */
export const buildFolder = join(root, '.build')
/** The Node version that the project pins; this file may run in an older one. */
export const projectNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

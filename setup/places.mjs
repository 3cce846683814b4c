import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** Builds and logs, which may be deleted. */
export const buildFolder = join(root, '.build')
/** The Node that the project pins; the one that runs this file may be older. */
export const projectNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

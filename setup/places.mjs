import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** What is built or logged and can be thrown away. */
export const buildFolder = join(root, '.build')
/** The Node that the project pins; the one that runs this file may be older. */
export const projectNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

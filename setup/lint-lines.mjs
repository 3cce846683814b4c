// The checks of `npm run lint` that oxlint and oxfmt lack: lines of at most 120 characters, and words that comments
// avoid.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isJudged, longLines } from './long-lines.mjs'
import { root } from './places.mjs'

const named = process.argv.slice(2)
const sources = () =>
  globSync(['*', '{.storybook,[a-z]*}/**/*'], { cwd: root, exclude: ['**/node_modules', '**/dist'] })
const files = (named.length > 0 ? named : sources()).filter((file) => isJudged(file) && existsSync(join(root, file)))
const found = files.flatMap((file) =>
  longLines(readFileSync(join(root, file), 'utf8'), file).map((line) => `${file}:${line}`),
)

if (found.length > 0) console.log(`${found.join('\n')}\nThese lines are longer than 120 characters: break them.`)
process.exitCode = found.length > 0 ? 1 : 0

// The checks of `npm run lint` that oxlint and oxfmt lack: lines of at most 120 characters, and no private words.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isJudged, longLines } from './long-lines.mjs'
import { root } from './places.mjs'
import { isInPlainEnglish, privateWords } from './private-words.mjs'

const named = process.argv.slice(2)
const sources = () =>
  globSync(['*', '{.storybook,[a-z]*}/**/*'], { cwd: root, exclude: ['**/node_modules', '**/dist'] })
const files = (named.length > 0 ? named : sources()).filter((file) => isJudged(file) && existsSync(join(root, file)))

const checks = [
  { isFor: () => true, findIn: longLines, advice: 'These lines are longer than 120 characters: break them.' },
  { isFor: isInPlainEnglish, findIn: privateWords, advice: 'These words need a usual term instead.' },
]

for (const { isFor, findIn, advice } of checks) {
  const found = files
    .filter(isFor)
    .flatMap((file) => findIn(readFileSync(join(root, file), 'utf8'), file).map((line) => `${file}:${line}`))
  if (found.length === 0) continue
  console.log(`${found.join('\n')}\n${advice}`)
  process.exitCode = 1
}

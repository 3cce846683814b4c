import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, posix, sep } from 'node:path'
import { parseSync } from 'vite'

const isSource = (name) => /\.tsx?$/.test(name) && !/\.gen\.ts$|(^|\/)node_modules\//.test(name)
const isForTests = (name) => /\.test\.tsx?$|(^|\/)testing(\/|\.ts$)/.test(name)

/**
 * Every source of a folder: its path in the folder, its imports from the same folder, and the names that it exports.
 */
export async function sourcesIn(folder) {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.split(sep).join('/')).filter(isSource)
  return Promise.all(
    names.map(async (name) => ({ name, ...readSource(name, await readFile(join(folder, name), 'utf8')) })),
  )
}

/**
 * @returns `imports`: paths relative to the same folder as `name`, without generated files; `exports`: names declared
 * here
 */
export function readSource(name, text) {
  const { module } = parseSync(name, text)
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  )
  const lazy = module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1))
  const specifiers = [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...reExports, ...lazy]
  const imports = specifiers.filter((path) => path.startsWith('.')).map((path) => posix.join(posix.dirname(name), path))
  const own = module.staticExports.flatMap(({ entries }) => entries.filter(({ moduleRequest }) => !moduleRequest))
  const written = imports.filter((path) => !path.endsWith('.gen.ts'))
  return { imports: [...new Set(written)], exports: own.flatMap(({ exportName }) => exportName.name ?? []) }
}

const topOf = (name) => name.split('/')[0]

/** Folders that import each other, directly or indirectly. Both the top folders and the innermost folders count. */
export function folderCycles(sources) {
  const served = sources.filter(({ name }) => !isForTests(name))
  return [
    ...new Set([
      ...cyclesAmong(served, (name) => (name.includes('/') ? topOf(name) : '.')),
      ...cyclesAmong(served, dirname),
    ]),
  ]
}

function cyclesAmong(sources, folderOf) {
  const known = new Map()
  for (const { name, imports } of sources) {
    const from = folderOf(name)
    const others = imports.map(folderOf).filter((to) => to !== from)
    // Files at the top are programs and configurations, which may import everything.
    if (from !== '.') known.set(from, new Set([...(known.get(from) ?? []), ...others]))
  }
  return [...known.keys()].flatMap((start) => wayBack(start, known) ?? [])
}

/** The shortest cycle from a folder to itself, as `a → b → a`. Each cycle is reported once, at its first folder. */
function wayBack(start, known) {
  const ways = [[start]]
  const seen = new Set()
  for (const way of ways) {
    for (const next of known.get(way.at(-1)) ?? []) {
      if (next === start) return [...way].sort()[0] === start ? [...way, start].join(' → ') : undefined
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  }
  return undefined
}

/** Routes are named by their addresses, and styles are used as `styles.name`. */
const isNamedFreely = (name) => name.startsWith('routes/')
const hasOwnExports = (name) => !isNamedFreely(name) && !isForTests(name) && !name.endsWith('.css.ts')
const stemOf = (name) => posix.basename(name).split('.')[0].toLowerCase()

/**
 * File names that occur in two folders, as `name: folder, folder`; `X.tsx`, `X.css.ts` and `X.test.tsx` of one folder
 * count as one.
 */
export const sharedFileNames = (sources) =>
  repeated(sources.filter(({ name }) => !isNamedFreely(name)).map(({ name }) => [stemOf(name), dirname(name)]))

/** Names that two files export, as `name: file, file`. */
export const sharedExports = (sources) =>
  repeated(
    sources
      .filter(({ name }) => hasOwnExports(name))
      .flatMap(({ name, exports }) => exports.map((exported) => [exported, name])),
  )

function repeated(pairs) {
  const places = Map.groupBy(pairs, ([name]) => name)
  return [...places].flatMap(([name, all]) => {
    const distinct = [...new Set(all.map(([, place]) => place))]
    return distinct.length > 1 ? [`${name}: ${distinct.sort().join(', ')}`] : []
  })
}

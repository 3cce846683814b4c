import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './places.mjs'

const rooms = ['library', 'site', 'machines', 'contract', 'http']
/** Static imports and re-exports. `import()` is left out, because it loads later; type imports are erased. */
const statement = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm

/** Resolves to a file of the project or to the name of a package. */
function resolve(specifier, importer) {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier)
  const [, room, rest = ''] = /^@tropa\/([^/]+)\/?(.*)$/.exec(specifier) ?? []
  if (!rooms.includes(room)) return specifier
  const path = join(root, room, rest || 'index.ts')
  return existsSync(path) && rest !== '' ? path : rest === '' ? path : `${path}.ts`
}

const isServers = (file) => relative(root, file).startsWith(join('site', 'server'))

/** All static imports of the entries, direct and indirect, each with the file that imports it. */
function importsOf(entries) {
  const importers = new Map(entries.map((entry) => [entry, 'the browser']))
  for (const file of importers.keys()) {
    if (!/\.tsx?$/.test(file) || isServers(file)) continue
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(statement)) {
      const found = resolve(specifier, file)
      if (!importers.has(found)) importers.set(found, relative(root, file))
    }
  }
  return importers
}

const site = join(root, 'site')
const routes = (await readdir(join(site, 'routes'))).filter((name) => name.endsWith('.tsx'))
const everyPage = [join(site, 'app', 'client.tsx'), join(site, 'routes', '__root.tsx')]

const reactAria =
  /^(@react-aria|@react-stately|react-aria|react-stately|react-aria-components|@internationalized\/date)(\/|$)/

const heavy = (imports) => [...imports].filter(([name]) => reactAria.test(name) || /^maplibre-gl(\/|$)/.test(name))

test.each(routes)('%s loads React Aria and the engine of the map only on intent', (name) => {
  const imports = importsOf([...everyPage, join(site, 'routes', name)])
  expect([...imports.keys()].some((file) => file.startsWith(join(root, 'library')))).toBe(true)
  expect(heavy(imports)).toEqual([])
})

test('no page loads dayjs or the code for server functions at first', () => {
  // The generated route tree imports routes without an extension, so `resolve` does not follow them.
  const names = [...importsOf(everyPage).keys()]
  expect(names).toContain(join(site, 'routes.gen.ts'))
  expect(names.filter((name) => /^(dayjs|seroval|@tanstack\/react-start\/client)(\/|$)/.test(name))).toEqual([])
})

test('no loader makes every page wait for the words of account pages', () => {
  const words = join(site, 'messages', 'account-words.ts')
  const loaders = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|\/)load-[\w-]+\.ts$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(site, name))
  expect(loaders.length).toBeGreaterThan(5)
  expect(importsOf(loaders).get(words)).toBeUndefined()
})

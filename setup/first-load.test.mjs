import { existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './places.mjs'

const rooms = ['library', 'site', 'machines', 'contract', 'http']
/** `import()` is left out: it is what loads later. Types leave no import. */
const statement = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm

/** A file of ours, or the name of a package. */
function resolve(specifier, importer) {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier)
  const [, room, rest = ''] = /^@tropa\/([^/]+)\/?(.*)$/.exec(specifier) ?? []
  if (!rooms.includes(room)) return specifier
  const path = join(root, room, rest || 'index.ts')
  return existsSync(path) && rest !== '' ? path : rest === '' ? path : `${path}.ts`
}

const isServers = (file) => relative(root, file).startsWith(join('site', 'server'))

/** What a file imports statically, directly or by others: each by the file that imports it. */
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
/** Holds the context of a form's errors, which fields read as they are drawn. */
const contextOfForms = 'react-stately/private/form/useFormValidationState'

const heavy = (imports) =>
  [...imports].filter(([name]) => (reactAria.test(name) && name !== contextOfForms) || /^maplibre-gl(\/|$)/.test(name))

test.each(routes)('%s loads React Aria and the engine of the map only on intent', (name) => {
  const imports = importsOf([...everyPage, join(site, 'routes', name)])
  expect([...imports.keys()].some((file) => file.startsWith(join(root, 'library')))).toBe(true)
  expect(heavy(imports)).toEqual([])
})

test('what every page loads is without dayjs and what calls functions of the server', () => {
  // The tree names its routes without an ending, so that none is followed here.
  const names = [...importsOf(everyPage).keys()]
  expect(names).toContain(join(site, 'routes.gen.ts'))
  expect(names.filter((name) => /^(dayjs|seroval|@tanstack\/react-start\/client)(\/|$)/.test(name))).toEqual([])
})

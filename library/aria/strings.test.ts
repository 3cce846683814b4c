import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { messages as widgets } from '../messages/reactAria/russian.ts'
import { messages as dragging } from '../messages/reactAria/russianDragging.ts'

const library = join(import.meta.dirname, '..')
// Builds leave React Aria's own strings out: a package without messages of ours would throw.
const specifiers = /(?:from|import)\s*\(?["']([^"']+)["']/g
/** Without its tables of strings by language, which `messages/reactAria` replaces. */
const ofReactAria = /^(react-aria|react-stately|react-aria-components)\/(?!i18n)/

const importsOf = (file: string) => [...readFileSync(file, 'utf8').matchAll(specifiers)].map(([, name = '']) => name)

/** The file that a browser's build takes for an export of React Aria. */
function exported(specifier: string): string {
  const [name = '', ...path] = specifier.split('/')
  const { resolve } = createRequire(import.meta.filename)
  return join(dirname(resolve(`${name}/package.json`)), 'dist/exports', `${path.join('/')}.mjs`)
}

/** Every module of React Aria that a file of the library imports, directly or not. */
function modulesOf(entry: string): Set<string> {
  const modules = new Set<string>()
  const visit = (file: string) => {
    if (modules.has(file)) return
    modules.add(file)
    for (const name of importsOf(file)) {
      if (name.startsWith('.')) visit(join(dirname(file), name))
      else if (ofReactAria.test(name)) visit(exported(name))
    }
  }
  for (const name of importsOf(entry)) if (ofReactAria.test(name)) visit(exported(name))
  return modules
}

/** The packages whose strings a module looks up, such as `@react-aria/menu`. */
const packagesIn = (file: string) =>
  readFileSync(file, 'utf8').includes('intlStrings.mjs')
    ? [...readFileSync(file, 'utf8').matchAll(/'(@react-(?:aria|stately)\/\w+)'/g)].map(([, name = '']) => name)
    : []

const parts = globSync('**/*.{ts,tsx}', { cwd: library })
  .filter((name) => !/\.(test|stories)\.tsx?$|node_modules/.test(name))
  .map((name) => join(library, name))

test('exactly the packages that parts of the library import have messages of our own', () => {
  const brought = new Set(parts.flatMap((part) => [...modulesOf(part)].flatMap(packagesIn)))

  expect(brought.size).toBeGreaterThan(4)
  expect([...brought].toSorted()).toEqual(Object.keys({ ...widgets, ...dragging }).toSorted())
})

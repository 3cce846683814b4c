import { createRequire } from 'node:module'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { reactModules } from './react-modules.ts'

/** Modules by name, in place of files. */
const modules = (sources: Readonly<Record<string, string>>): Plugin => ({
  name: 'modules',
  enforce: 'pre',
  resolveId: (name) => (Object.hasOwn(sources, name) ? name : null),
  load: (name) => sources[name],
})

/** The files of a page with the names in them; the first is the initial one. */
async function filesOf(page: string, others: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [modules({ 'page.js': page, ...others }), reactModules()],
    build: { write: false, minify: false, rolldownOptions: { input: 'page.js', preserveEntrySignatures: 'strict' } },
  })
  const [built] = [result].flat()
  if (!built || !('output' in built)) throw new Error('The build has no output')
  return built.output.flatMap((file) => (file.type === 'chunk' ? file.code : []))
}

async function built(page: string, others?: Readonly<Record<string, string>>): Promise<string> {
  const [code = ''] = await filesOf(page, others)
  return code
}

const run = async (page: string): Promise<Record<string, unknown>> =>
  import(`data:text/javascript;base64,${Buffer.from(await built(page)).toString('base64')}`)

const require = createRequire(import.meta.url)
const names = (names: object) =>
  Object.keys(names)
    .filter((name) => name !== 'default')
    .toSorted()

test.each(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'scheduler'])(
  '%s has all its exports as a module',
  async (name) => {
    const original = names(require(name)).filter((found) => found !== 'act' && !found.startsWith('captureOwner'))
    expect(original.length).toBeGreaterThan(2)
    expect(names(await run(`export * from '${name}'`))).toEqual(expect.arrayContaining(original))
  },
)

test('unused exports are left out', async () => {
  const page = await built("import { useId } from 'react'; console.log(useId())")
  expect(page).toContain('useId')
  expect(page).not.toMatch(/cloneElement|useTransition|require|exports/)
})

test('a default import is the same React, also beside named imports', async () => {
  const found = await run(`
    import React, { useId } from 'react'
    import All, * as Names from 'react'
    import { useSyncExternalStore } from 'use-sync-external-store/shim'
    export const same = [
      React.useId === useId,
      All.useId === Names.useId,
      useSyncExternalStore === React.useSyncExternalStore,
    ]
  `)
  expect(found['same']).toEqual([true, true, true])
})

test('a package that uses require has the same React', async () => {
  const page = await built("import { useId } from 'react'; console.log(useId, require('react').useId)")
  expect(page.match(/H\.useId\(\)/g)).toHaveLength(1)
})

const readings: Readonly<Record<string, string>> = {
  'by name': "import { Children, useId } from 'react'; export const count = Children.count([typeof useId, 2])",
  'by another name':
    "import { useId, Children as All } from 'react'; export const count = All.count([typeof useId, 2])",
  'of a default import':
    "import React from 'react'; export const count = React.Children.count([typeof React.useId, 2])",
  'of a default import, as compiled':
    "import R from 'react'; export const count = (0, R).Children.count([typeof R.useId, 2])",
}
test.each(Object.entries(readings))('Children, read %s, are not in the first load of a page', async (_, later) => {
  const page = "import { useId } from 'react'; export const load = () => import('later.js'); console.log(useId)"
  const [first = '', ...others] = await filesOf(page, { 'later.js': later })

  expect(first).not.toContain('React.Children.only')
  expect(others.join()).toContain('React.Children.only')
  expect((await run(later))['count']).toBe(2)
})

test('a file of another form fails the build', async () => {
  const other = '/node_modules/react/cjs/other.production.js'
  await expect(
    built(`import { a } from '${other}'; console.log(a)`, { [other]: 'module.exports = { a: 1 }' }),
  ).rejects.toThrow('cannot be turned into a module')
})

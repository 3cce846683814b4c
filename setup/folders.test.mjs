import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderCycles, readSource, sharedExports, sharedFileNames, sourcesIn } from './folders.mjs'
import { root } from './places.mjs'

const site = await sourcesIn(join(root, 'site'))
const sources = (files) => Object.entries(files).map(([name, text]) => ({ name, ...readSource(name, text) }))

test('no folders of the site import each other in a cycle', () => {
  expect(site.length).toBeGreaterThan(400)
  expect(folderCycles(site)).toEqual([])
})

test('each file name of the site occurs in one folder', () => {
  expect(sharedFileNames(site)).toEqual([])
})

test('each exported name of the site occurs in one file', () => {
  expect(sharedExports(site)).toEqual([])
})

test.each([
  [
    'both ways',
    { 'map/x.ts': `import '../planner/y.ts'`, 'planner/y.ts': '', 'planner/z.ts': `import '../map/x.ts'` },
    ['map → planner → map'],
  ],
  [
    'round a third',
    {
      'a/x.ts': `export { y } from '../b/y.ts'`,
      'b/y.ts': `import type { Z } from '../c/z.ts'`,
      'c/z.ts': `const x = () => import('../a/x.ts')`,
    },
    ['a → b → c → a'],
  ],
  ['within a folder', { 'a/b/x.ts': `import '../c/y.ts'`, 'a/c/y.ts': `import '../b/x.ts'` }, ['a/b → a/c → a/b']],
])('folders that import each other %s are found', (_, files, cycles) => {
  expect(folderCycles(sources(files))).toEqual(cycles)
})

test.each([
  ['by tests alone', { 'a/x.test.ts': `import '../b/y.ts'`, 'b/y.ts': `import '../a/z.ts'`, 'a/z.ts': '' }],
  ['by the generated route tree', { 'a/x.ts': `import '../routes.gen.ts'`, 'server.ts': `import './a/x.ts'` }],
])('folders may import each other %s', (_, files) => {
  expect(folderCycles(sources(files))).toEqual([])
})

test('a file name in two folders is reported, files of one component are not', () => {
  const files = { 'a/load.ts': '', 'b/load.test.ts': '', 'b/Card.tsx': '', 'b/card.css.ts': '', 'routes/load.tsx': '' }

  expect(sharedFileNames(sources(files))).toEqual(['load: a, b'])
})

test('a name or type that two files export is reported, a re-export is not', () => {
  const files = {
    'a/x.ts': 'export type Way = 1',
    'a/x.css.ts': 'export const Way = 1',
    'b/y.ts': 'export const Way = 1',
    'c/z.ts': `export { Way } from '../b/y.ts'\nexport default 1`,
    'd/z.ts': 'export default 1',
  }

  expect(sharedExports(sources(files))).toEqual(['Way: a/x.ts, b/y.ts'])
})

import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { describe, expect, test } from 'vitest'
import rules from '../.dependency-cruiser.mjs'
import { root } from './places.mjs'
import { aFolder } from './testing.mjs'

const rooms = ['library', 'machines', 'contract', 'http', 'site', 'api', 'sandbox-gateway']

/** Checks the rooms in a folder against the architecture table. */
async function checked(baseDir) {
  const { enhancedResolveOptions, ...options } = rules.options
  const { output } = await cruise(
    rooms,
    { ...options, baseDir, validate: true, ruleSet: { forbidden: rules.forbidden } },
    enhancedResolveOptions,
  )
  return output
}

/** Creates every room, linked as a package as npm does, with these files. */
async function aRepository(files) {
  const folder = await aFolder()
  await mkdir(join(folder, 'node_modules/@tropa'), { recursive: true })
  for (const room of rooms) {
    await mkdir(join(folder, room))
    await writeFile(join(folder, room, 'package.json'), '{}')
    await symlink(join(folder, room), join(folder, 'node_modules/@tropa', room), 'junction')
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return folder
}

const brokenRules = async (files) =>
  (await checked(await aRepository(files))).summary.violations.map(({ rule }) => rule.name)

const apiRule = 'api knows only api, contract, http, library/drawing, library/typography, sandbox-gateway'

test.each([
  ['library', '@tropa/machines/x.ts', 'library knows only library'],
  ['library', '@tropa/contract/x.ts', 'library knows only library'],
  ['library', '@tropa/site/x.ts', 'library knows only library'],
  ['library', '@tropa/api/x.ts', 'library knows only library'],
  ['machines', '@tropa/library/x.ts', 'machines knows only machines'],
  ['contract', '@tropa/site/x.ts', 'contract knows only contract'],
  ['contract', '@tropa/http/x.ts', 'contract knows only contract'],
  ['http', '@tropa/contract/x.ts', 'http knows only http'],
  ['http', 'left-pad', 'a room declares what it imports'],
  ['site', '@tropa/api/x.ts', 'site knows only site, library, machines, contract, http'],
  ['site', '../e2e/x.ts', 'site knows only site, library, machines, contract, http'],
  ['api', '@tropa/library/x.ts', apiRule],
  ['api', '@tropa/site/x.ts', apiRule],
  ['api', '@tropa/sandbox-gateway/x.ts', 'what is served does not know the sandbox'],
  ['sandbox-gateway', '@tropa/api/x.ts', 'sandbox-gateway knows only sandbox-gateway, http'],
  ['machines', 'react', 'machines uses only xstate'],
  ['contract', 'hono', 'contract uses only valibot, @valibot/to-json-schema'],
  ['site', 'left-pad', 'a room declares what it imports'],
  ['site', './missing.ts', 'every import leads somewhere'],
  ['site', '../library/x.ts', 'rooms meet by their package names'],
  ['library/drawing', '../x.ts', 'library/drawing imports nothing'],
  ['library/drawing', 'left-pad', 'library/drawing imports nothing'],
  ['library/typography', '../x.ts', 'library/typography imports nothing'],
])('%s that imports %s breaks "%s"', async (folder, imported, rule) => {
  const targets = [...rooms, 'e2e'].map((room) => [`${room}/x.ts`, 'export {}'])
  const packages = ['react', 'hono', 'left-pad'].map((name) => [`node_modules/${name}/index.js`, ''])

  const broken = await brokenRules({
    ...Object.fromEntries([...targets, ...packages]),
    [`${folder}/planted.ts`]: `import '${imported}'`,
  })

  expect(broken).toContain(rule)
})

test('a type import counts as an import', async () => {
  const planted = `import type { X } from '@tropa/contract/x.ts'\nexport type Y = X`

  expect(await brokenRules({ 'library/planted.ts': planted, 'contract/x.ts': 'export type X = 1' })).toEqual([
    'library knows only library',
  ])
})

describe('"no cycles" is broken', () => {
  const usesType = (file) => `import type { X } from '${file}'\nexport type Y = X`

  test.each([
    ['by two files that import each other', { 'site/x.ts': `import './y.ts'`, 'site/y.ts': `import './x.ts'` }],
    ['by two that import only types', { 'library/x.ts': usesType('./y.ts'), 'library/y.ts': usesType('./x.ts') }],
    [
      'by a type on the way back',
      { 'library/x.ts': `import './y.ts'`, 'library/y.ts': `export type { X } from './x.ts'` },
    ],
    [
      'by a page that imports the router, and so every page',
      {
        'site/app/router.tsx': `import '../routes.gen.ts'`,
        'site/routes.gen.ts': `import './page.ts'\n${usesType('./app/router.tsx')}`,
        'site/page.ts': usesType('./app/router.tsx'),
      },
    ],
  ])('%s', async (_, files) => {
    expect(await brokenRules(files)).toContain('no cycles')
  })
})

test('the generated route tree may import the type of the router', async () => {
  const files = {
    'site/app/router.tsx': `import '../routes.gen.ts'`,
    'site/routes.gen.ts': `import type { X } from './app/router.tsx'\nexport type Y = X`,
  }

  expect(await brokenRules(files)).toEqual([])
})

test('the imports that the architecture table allows are accepted', async () => {
  const files = {
    'api/draws.ts': `import '@tropa/library/drawing/x.ts'\nimport '@tropa/contract/x.ts'`,
    'api/typesets.ts': `import '@tropa/library/typography/x.ts'`,
    'site/page.ts': `import '@tropa/library/x.ts'\nimport '@tropa/machines/x.ts'\nimport '@tropa/contract/x.ts'`,
    ...Object.fromEntries(
      ['library/drawing', 'library/typography', 'library', 'machines', 'contract'].map((folder) => [
        `${folder}/x.ts`,
        'export {}',
      ]),
    ),
  }

  expect(await brokenRules(files)).toEqual([])
})

test('each room declares the rooms that it imports as dependencies', async () => {
  const { modules } = await checked(root)
  const declaredBy = Object.fromEntries(
    await Promise.all(
      rooms.map(async (room) => {
        const { dependencies, devDependencies } = JSON.parse(await readFile(join(root, room, 'package.json'), 'utf8'))
        return [room, Object.keys({ ...dependencies, ...devDependencies })]
      }),
    ),
  )
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ module }) => ({
      room: source.split('/')[0],
      source,
      name: /^@tropa\/[a-z-]+/.exec(module)?.[0],
    })),
  )

  expect(imports.length).toBeGreaterThan(100)
  expect(imports.filter(({ room, name }) => name && rooms.includes(room) && !declaredBy[room].includes(name))).toEqual(
    [],
  )
})

import { mkdir, readFile, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './places.mjs'
import { hashOf, inputs, pruneBuilds } from './site-build.mjs'
import { aFolder } from './testing.mjs'

async function aSource() {
  const base = await aFolder()
  await mkdir(join(base, 'site/routes'), { recursive: true })
  await writeFile(join(base, 'site/routes/index.tsx'), 'export {}')
  return base
}

test('the hash depends on the contents of the sources, not on their times', async () => {
  const base = await aSource()
  const before = await hashOf(['site'], base)

  await utimes(join(base, 'site/routes/index.tsx'), 0, 0)

  expect(await hashOf(['site'], base)).toBe(before)
})

test('every room that the portal depends on is part of the hash', async () => {
  const { dependencies } = JSON.parse(await readFile(join(root, 'site/package.json'), 'utf8'))
  const rooms = Object.keys(dependencies).flatMap((name) => (name.startsWith('@tropa/') ? [name.slice(7)] : []))

  expect(rooms).toContain('http')
  expect(inputs).toEqual(expect.arrayContaining(['site', ...rooms]))
})

test.each([
  ['a changed file', 'site/routes/index.tsx'],
  ['a new file', 'site/routes/new.tsx'],
])('%s changes the hash', async (_, file) => {
  const base = await aSource()
  const before = await hashOf(['site'], base)

  await writeFile(join(base, file), 'export const changed = true')

  expect(await hashOf(['site'], base)).not.toBe(before)
})

test('tests, stories and generated routes do not change the hash', async () => {
  const base = await aSource()
  const before = await hashOf(['site'], base)

  for (const name of ['X.test.tsx', 'X.stories.tsx', 'routes.gen.ts']) await writeFile(join(base, 'site', name), '')

  expect(await hashOf(['site'], base)).toBe(before)
})

test('the latest builds are kept, and other files are not touched', async () => {
  const folder = await aFolder()
  const times = { 'site-a1': 1, 'site-b2': 4, 'site-c3': 3, 'site-d4': 2, logs: 0 }
  for (const [name, time] of Object.entries(times)) {
    await mkdir(join(folder, name))
    await utimes(join(folder, name), time, time)
  }

  await pruneBuilds(folder, 2)

  expect((await readdir(folder)).sort()).toEqual(['logs', 'site-b2', 'site-c3'])
})

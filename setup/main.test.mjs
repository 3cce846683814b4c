import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endingOf } from './main.mjs'
import { root } from './places.mjs'
import { Refusal } from './refusal.mjs'

const diskError = (code, fields) => Object.assign(new Error(`${code}: refused`), { code, ...fields })

test.each([
  ['a refusal', new Refusal('PORT is in use.'), 'PORT is in use.'],
  [
    'a full disk',
    diskError('ENOSPC', { path: '/data/build/app.js' }),
    '/data/build/app.js has no space left on its disk.',
  ],
  ['a used-up quota', diskError('EDQUOT', { path: '/data' }), '/data has no space left on its disk.'],
  [
    'a full disk while a file is moved',
    diskError('ENOSPC', { path: '/a', dest: '/b' }),
    '/b has no space left on its disk.',
  ],
  ['a read-only disk', diskError('EROFS', { path: '/data' }), '/data is on a disk that is read-only.'],
  ['a folder of another user', diskError('EACCES', { path: '/data' }), '/data may not be written by this user.'],
  ['a full disk without a path', diskError('ENOSPC', {}), 'A file of the project has no space left on its disk.'],
])('%s ends a program with one sentence', (_, error, sentence) => {
  expect(endingOf(error)).toBe(sentence)
})

test('a bug is printed with its stack', () => {
  const error = new TypeError('undefined is not a function')

  expect(endingOf(error)).toBe(error)
})

test('every program of package.json reports its errors in this way', async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const named = Object.values(scripts).flatMap((script) => script.match(/(?<=^node )(?:setup\/)?[\w-]+\.mjs/) ?? [])
  const programs = await Promise.all(named.map(async (name) => [name, await readFile(join(root, name), 'utf8')]))

  expect(programs.length).toBeGreaterThan(5)
  expect(programs.filter(([, source]) => !/\b(main\(|endingOf\(error\))/.test(source)).map(([name]) => name)).toEqual(
    [],
  )
})

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = dirname(fileURLToPath(import.meta.resolve('drizzle-orm')))
const importsIn = (text: string) =>
  [...text.matchAll(/^(?:import|export)\b[^;]*?from "(\.[^"]+)";?$/gm)].map(([, to = '']) => to)

test('each file of drizzle-orm is an ES module that imports others by their whole names', () => {
  const files = globSync('**/*.js', { cwd: folder }).map((file) => resolve(folder, file))
  const imports = files.flatMap((file) => importsIn(readFileSync(file, 'utf8')).map((to) => resolve(dirname(file), to)))

  expect(globSync('**/package.json', { cwd: folder })).toEqual(['package.json'])
  expect(JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')).type).toBe('module')
  expect(imports.length).toBeGreaterThan(files.length)
  expect(imports.filter((file) => !file.endsWith('.js') || !existsSync(file))).toEqual([])
})

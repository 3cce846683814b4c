import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const here = import.meta.dirname
const read = (file: string) => readFileSync(join(here, file), 'utf8')
const files = [...new Set([...read('index.ts').matchAll(/from '\.\/([^']+)'/g)].map(([, file = '']) => file))]

const declaration = /^export (?:async )?(?:const|function|class|type|interface) (\w+)/

/** Exports without a comment above them, and how many there are in all. */
function exportsOf(file: string): { count: number; undocumented: string[] } {
  const lines = read(file).split('\n')
  const names = lines.flatMap((line, index) => {
    const name = declaration.exec(line)?.[1]
    return name ? [{ name, isDocumented: lines[index - 1]?.trimEnd().endsWith('*/') }] : []
  })
  // An overload of a function shares the comment of the first.
  const documented = new Set(names.flatMap(({ name, isDocumented }) => (isDocumented ? [name] : [])))
  const undocumented = names.filter(({ name }) => !documented.has(name)).map(({ name }) => `${file}: ${name}`)
  return { count: names.length, undocumented }
}

test('every component, its props, its parts and all else that the library exports is documented', () => {
  const found = files.map(exportsOf)

  expect(found.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(200)
  expect(found.flatMap(({ undocumented }) => undocumented)).toEqual([])
})

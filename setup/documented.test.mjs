import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './places.mjs'

const sourcesOf = (room) =>
  readdirSync(join(root, room))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'index.ts')
    .map((name) => join(room, name))
const exportedBy = (index) =>
  [...readFileSync(join(root, index), 'utf8').matchAll(/from '\.\/([^']+)'/g)].map(([, file]) =>
    join(index, '..', file),
  )

const declaration = /^export (?:async )?(?:const|function|class|type|interface) (\w+)/

/** The names that a file exports, and those without a comment above them. */
function exportsOf(file) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const names = lines.flatMap((line, index) => {
    const name = declaration.exec(line)?.[1]
    return name ? [{ name, isDocumented: lines[index - 1]?.trimEnd().endsWith('*/') }] : []
  })
  // The type of a schema, and an overload of a function, share the comment of the first of that name.
  const documented = new Set(names.flatMap(({ name, isDocumented }) => (isDocumented ? [name] : [])))
  // The properties of a component and its parts that take a class are named after it, and need no comment.
  const isDocumented = ({ name }) => documented.has(name) || documented.has(name.replace(/(?:Props|Part)$/, ''))
  return { names, undocumented: names.filter((one) => !isDocumented(one)).map(({ name }) => `${file}: ${name}`) }
}

test.each([
  ['contract', sourcesOf('contract'), 100],
  ['machines', sourcesOf('machines'), 50],
  ['library', [...new Set(exportedBy('library/index.ts'))], 200],
])('every export of %s is documented', (_, files, least) => {
  const all = files.map(exportsOf)

  expect(all.flatMap(({ names }) => names).length).toBeGreaterThan(least)
  expect(all.flatMap(({ undocumented }) => undocumented)).toEqual([])
})

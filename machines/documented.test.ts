import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const here = new URL('.', import.meta.url)
const files = readdirSync(here).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'index.ts',
)

const declaration = /^export (?:async )?(?:const|function|class|type) (\w+)/

/** Exports without a comment above them. */
function undocumentedIn(file: string): string[] {
  const lines = readFileSync(new URL(file, here), 'utf8').split('\n')
  const documented = new Set<string>()
  const missing = lines.flatMap((line, index) => {
    const name = declaration.exec(line)?.[1]
    if (!name) return []
    if (lines[index - 1]?.trimEnd().endsWith('*/')) documented.add(name)
    return documented.has(name) ? [] : [`${file}: ${name}`]
  })
  return missing
}

test('every export of the machines is documented', () => {
  expect(files.length).toBeGreaterThan(15)
  expect(files.flatMap(undocumentedIn)).toEqual([])
})

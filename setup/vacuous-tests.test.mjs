import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './places.mjs'
import { vacuousTests } from './vacuous-tests.mjs'

const rooms = '{library,machines,contract,http,site,api,e2e,bench,setup,.storybook}'
const files = globSync(`${rooms}/**/*.{test,spec}.{ts,tsx,mjs}`, { cwd: root, exclude: ['**/node_modules', '**/dist'] })

test('no test can pass without checking anything', async () => {
  const found = await Promise.all(
    files.map(async (file) =>
      vacuousTests(await readFile(join(root, file), 'utf8'), file).map((line) => `${file}:${line}`),
    ),
  )

  expect(files.length).toBeGreaterThan(200)
  expect(found.flat()).toEqual([])
})

const aTest = (...lines) => `test('shows', async () => {\n${lines.join('\n')}\n})`

describe('a test is reported', () => {
  test.each([
    ['that skips itself', aTest('test.skip(places.length === 0)')],
    ['that returns early', aTest('if (places.length === 0) return', 'expect(places[0].id).toBe(1)')],
    ['that expects under a condition', aTest('if (place) expect(place.id).toBe(1)')],
    ['that expects of each of a list', aTest('for (const { id } of places) expect(id).toBe(1)')],
    ['that expects of each of a list found by a call', aTest('for (const { id } of await list()) expect(id).toBe(1)')],
    [
      'that expects of each of what a filter leaves',
      `const all = [1, 2]\n${aTest('for (const one of all.filter(isOdd)) expect(one).toBe(1)')}`,
    ],
    ['that expects of each element', aTest('for (const one of await links.all()) await expect(one).toBeVisible()')],
    ['that expects it of every one', aTest('expect(places.every(({ id }) => id === 1)).toBe(true)')],
    [
      'that counts the list only in the loop',
      aTest('for (const { id } of places) expect([id, places.length]).toEqual([1, 1])'),
    ],
    [
      'of each case',
      `test.each([1])('%s', async (one) => {\nfor (const { id } of await list(one)) expect(id).toBe(1)\n})`,
    ],
  ])('%s', (_, source) => {
    expect(vacuousTests(source)).toHaveLength(1)
  })
})

describe('a test may', () => {
  test.each([
    [
      'expect of each of a list that it has counted',
      aTest('expect(places).toHaveLength(2)', 'for (const { id } of places) expect(id).toBe(1)'),
    ],
    ['expect of each of a list that is written there', aTest('for (const one of [1, 2]) expect(one).toBe(1)')],
    [
      'expect of each of a constant',
      `const all = ['ru', 'en'] as const\n${aTest('for (const one of all) expect(one).toBe(1)')}`,
    ],
    [
      'expect of each of an imported list',
      `import { all } from './all.ts'\n${aTest('for (const [name, one] of Object.entries(all)) expect(one).toBe(name)')}`,
    ],
    [
      'expect of each element once one is seen',
      aTest(
        'await expect(links.first()).toBeVisible()',
        'for (const one of await links.all()) await expect(one).toBeVisible()',
      ),
    ],
    [
      'expect one thing or another',
      aTest('if (isRussian) expect(title).toBe("Югра")', 'else expect(title).toBe("Yugra")'),
    ],
    [
      'expect of each step that a generator made',
      aTest('fc.assert(fc.property(stories, (story) => {', 'for (const step of story) expect(step).toBe(1)', '}))'),
    ],
    [
      'say why a condition holds',
      aTest('// Sure: the first place is in the content.', 'if (place) expect(place.id).toBe(1)'),
    ],
    ['say what of the machine it needs', aTest('// Skipped: Windows has no signals.', 'test.skip(isWindows)')],
    [
      'leave a callback early',
      aTest(
        'page.on("request", (request) => {',
        'if (request.isOwn) return',
        'all.push(request)',
        '})',
        'expect(all).toEqual([])',
      ),
    ],
  ])('%s', (_, source) => {
    expect(vacuousTests(source)).toEqual([])
  })
})

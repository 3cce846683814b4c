import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bareReads } from './bare-reads.mjs'
import { root } from './places.mjs'

const folder = join(root, 'e2e')
const specs = (await readdir(folder)).filter((file) => file.endsWith('.spec.ts'))

test.each(specs)('%s waits before it reads a page', async (file) => {
  expect(bareReads(await readFile(join(folder, file), 'utf8'))).toEqual([])
})

const aTest = (...lines) => `test('shows', async ({ page }) => {\n${lines.join('\n')}\n})`

describe('a read is reported', () => {
  test.each([
    ['after an action', aTest('await page.click("a")', 'expect(await list.count()).toBe(2)')],
    ['as the first thing', aTest('const title = await heading.innerText()')],
    [
      'by a command to the browser',
      aTest('await page.goto("/")', 'const tree = await session.send("Accessibility.getFullAXTree")'),
    ],
    [
      'in a helper',
      `const titleOf = () => heading.innerText()\n${aTest('await page.reload()', 'const title = await titleOf()')}`,
    ],
    ['in the condition of a loop', aTest('while (!(await today.isVisible())) await back.click()')],
    ['after one that is found', aTest('const one = await list.count()', 'const two = await list.count()')],
  ])('%s', (_, source) => {
    expect(bareReads(source).length).toBeGreaterThan(0)
  })
})

describe('a read is allowed', () => {
  test.each([
    ['after an expectation', aTest('await expect(list).toHaveCount(2)', 'const texts = await list.allInnerTexts()')],
    ['after a wait', aTest('await page.waitForURL("/")', 'const title = await heading.innerText()')],
    [
      'after a helper that ends with an expectation',
      `const ready = (page) => expect(page).toHaveURL('/')\n${aTest('await ready(page)', 'const all = await list.count()')}`,
    ],
    ['within expect.poll', aTest('await expect.poll(() => list.count()).toBe(2)')],
    [
      'within toPass',
      aTest('await expect(async () => { await back.click(); expect(await list.count()).toBe(2) }).toPass()'),
    ],
    [
      'in a helper that is polled',
      `const titleOf = () => heading.innerText()\n${aTest('await expect.poll(titleOf).toBe("Yugra")')}`,
    ],
    [
      'where a comment says that nothing is on its way',
      aTest(
        'await page.press("Tab")',
        '// Settled: focus moves before the key is up.',
        'const at = await list.count()',
      ),
    ],
    ['in the browser', aTest('await page.evaluate(() => document.body.getAttribute("lang"))')],
  ])('%s', (_, source) => {
    expect(bareReads(source)).toEqual([])
  })
})

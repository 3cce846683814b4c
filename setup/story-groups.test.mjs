import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './places.mjs'

const groups = ['Foundations', 'Controls', 'Cards', 'Planner', 'Map', 'Page parts', 'Pages']

/** The titles of the stories, which are the sidebar of Storybook. */
const titles = globSync(['library/**/*.stories.tsx', '.storybook/pages/*.stories.tsx'], { cwd: root }).map(
  (file) => /\bmeta\b[^]*?\btitle: '([^']+)'/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? file,
)

test('each story is in a group of the sidebar, and no group is empty', () => {
  expect(titles.length).toBeGreaterThan(70)
  expect(titles.filter((title) => !groups.includes(title.split('/')[0]) || !title.includes('/'))).toEqual([])
  expect(groups.filter((group) => !titles.some((title) => title.startsWith(`${group}/`)))).toEqual([])
})

test('the sidebar has the groups in that order', () => {
  const order = groups.map((group) => `'${group}',`).join(String.raw`\s+`)
  expect(readFileSync(join(root, '.storybook/preview.tsx'), 'utf8')).toMatch(new RegExp(order))
})

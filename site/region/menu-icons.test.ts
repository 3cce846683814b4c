// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { menuIcons } from './menu-icons.ts'

type Item = { action: string; children?: readonly Item[] }
const menu = (name: string): readonly Item[] =>
  JSON.parse(readFileSync(new URL(`../../api/content/${name}.json`, import.meta.url), 'utf8'))

test('all or none of the items of a menu group have icons', () => {
  const lists = [...menu('main-menu'), ...menu('sub-menu')].map(({ action, children = [] }) => [
    action,
    ...children.map((child) => child.action),
  ])
  expect(lists.flat().length).toBeGreaterThan(20)
  const mixed = lists.filter((links) => {
    const drawn = links.filter((link) => menuIcons[link])
    return drawn.length > 0 && drawn.length < links.length
  })
  expect(mixed).toEqual([])
})

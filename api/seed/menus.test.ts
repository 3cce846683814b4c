import { expect, test } from 'vitest'
import { readContent } from './content.ts'
import { menuRows } from './menus.ts'

const content = readContent()
const textOf = (own: typeof content) =>
  menuRows(own)
    .map(({ response }) => response)
    .join('\n')

test('a link to an article has the name of the article', () => {
  const renamed = content.pages.map((page) => ({ ...page, title: { ru: `Статья ${page.id}`, en: `Page ${page.id}` } }))
  expect(textOf({ ...content, pages: renamed })).toContain('"title":"Статья 108","title_en":"Page 108"')
})

test('a menu has no link to a missing article', () => {
  const pages = content.pages.filter(({ id }) => id !== 107)

  expect(textOf(content)).toContain('"/pages/107"')
  expect(textOf({ ...content, pages })).not.toContain('"/pages/107"')
})

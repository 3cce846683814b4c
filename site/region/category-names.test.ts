import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { categoryLabels } from '@tropa/library/labels/tables.ts'
import { resolve } from 'node:path'

test('pills and cards name a category as the menu of the demonstration provider does', async () => {
  const menu = await readFile(resolve(import.meta.dirname, '../../api/content/main-menu.json'), 'utf8')

  for (const { ru, en } of Object.values(categoryLabels)) {
    expect(menu).toContain(`"ru": "${ru}"`)
    expect(menu).toContain(`"en": "${en}"`)
  }
  expect(Object.keys(categoryLabels)).toHaveLength(6)
})

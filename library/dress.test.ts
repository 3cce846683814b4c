import { expect, test } from 'vitest'

const sources = import.meta.glob<string>('./*/dressed*.ts', { eager: true, query: '?raw', import: 'default' })

test('a skin is one object, because a namespace would add a variable and a function for each class', () => {
  const files = Object.entries(sources)
  expect(files.length).toBeGreaterThan(60)
  expect(files.filter(([, text]) => text.includes('import * as')).map(([name]) => name)).toEqual([])
})

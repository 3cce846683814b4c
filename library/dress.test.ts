import { expect, test } from 'vitest'

const sources = import.meta.glob<string>('./*/dressed*.ts', { eager: true, query: '?raw', import: 'default' })

test('a skin is one object: a namespace would bring each class twice, with a function for each', () => {
  const files = Object.entries(sources)
  expect(files.length).toBeGreaterThan(60)
  expect(files.filter(([, text]) => text.includes('import * as')).map(([name]) => name)).toEqual([])
})

import { expect, test, vi } from 'vitest'
import { step } from './progress.mjs'

/** The output of steps that end in the given order. */
async function linesOf(titles, endings) {
  const lines = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(text.trimEnd()))
  const steps = titles.map((title) => {
    const { promise, resolve } = Promise.withResolvers()
    return { title, resolve, ended: step(title, () => promise) }
  })
  for (const title of endings) {
    const ending = steps.find((one) => one.title === title)
    ending.resolve()
    await ending.ended
  }
  write.mockRestore()
  return lines.map((line) => line.replace(/\d+ s$/, '0 s'))
}

test('a step ends below its title', async () => {
  expect(await linesOf(['Types'], ['Types'])).toEqual(['Types …', '  done in 0 s'])
})

test('simultaneous steps that do not end below their title repeat it', async () => {
  expect(await linesOf(['Types', 'Lint'], ['Types', 'Lint'])).toEqual([
    'Types …',
    'Lint …',
    '  Types: done in 0 s',
    '  Lint: done in 0 s',
  ])
  expect(await linesOf(['Types', 'Lint'], ['Lint', 'Types'])).toEqual([
    'Types …',
    'Lint …',
    '  done in 0 s',
    '  Types: done in 0 s',
  ])
})

import { expect, test } from 'vitest'
import { squaresDrawing } from './squares.ts'

test('adjacent modules in a row are one piece, and the margin is on all sides', () => {
  const rows = ['##.', '.#.', '#.#']
  const modules = { size: 3, isDark: (x: number, y: number) => rows[y]?.[x] === '#' }

  expect(squaresDrawing(modules, 1)).toEqual({
    size: 5,
    path: 'M1 1h2v1h-2zM2 2h1v1h-1zM1 3h1v1h-1zM3 3h1v1h-1z',
  })
})

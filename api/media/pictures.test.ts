import { afterAll, expect, test, vi } from 'vitest'
import { drawingOf, Pictures } from './pictures.ts'

// Files share modules: these are to read the content below, and the next file's its own.
vi.hoisted(() => vi.resetModules())
vi.mock('../content/region.json', () => ({ default: { cover_light: '#7a1f3d' } }))
afterAll(() => vi.resetModules())

test("a cover has the light of the region's content", () => {
  const drawing = drawingOf('stay-1.svg') ?? expect.fail('there is no such cover')

  expect(new Pictures().get(drawing, { season: 'winter', ratio: '3x2' }).svg).toContain('#7a1f3d')
})

import { expect, test, vi } from 'vitest'
import { drawingOf, Pictures } from './pictures.ts'

vi.mock('../content/region.json', () => ({ default: { cover_light: '#7a1f3d' } }))

test("a cover has the light of the region's content", () => {
  const drawing = drawingOf('stay-1.svg') ?? expect.fail('there is no such cover')

  expect(new Pictures().get(drawing, { season: 'winter', ratio: '3x2' }).svg).toContain('#7a1f3d')
})

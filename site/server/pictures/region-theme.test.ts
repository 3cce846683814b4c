// @vitest-environment node
import { inflateSync } from 'node:zlib'
import { calendarDate } from '@tropa/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const theme = '../../region/theme.ts'

beforeAll(() => {
  vi.resetModules()
  /** The theme of another region, in colours that appear nowhere else. */
  vi.doMock(theme, async () => {
    const { schemes } = await import('@tropa/library/theme/colors.ts')
    const light = {
      ...schemes.light,
      mapWater: '#7a1f3d',
      hem: '#ff0000',
      action: '#7a1f3f',
      surfaceInverse: '#7a1f40',
    }
    return { theme: { ...schemes, light }, coverLight: '#7a1f3e' }
  })
})
afterAll(() => {
  vi.doUnmock(theme)
  vi.resetModules()
})

async function drawn(name: string) {
  const { illustrationSvg } = await import('./drawings.ts')
  return illustrationSvg(name, new URLSearchParams())
}

const aDoc = {
  id: 9,
  slug: 'rules',
  version: '2',
  date: calendarDate('2026-11-21'),
  the_title: 'Rules',
  the_summary: 'In short',
  the_body: '<p>Text</p>',
  link: '',
  pdf_url: '',
}

/** The operators of the pages of a PDF. */
function operatorsOf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf)
  const streams = [...bytes.toString('latin1').matchAll(/FlateDecode\n>>\nstream\n/g)]
  return streams
    .map(({ index, 0: head }) => inflateSync(bytes.subarray(index + head.length)).toString('latin1'))
    .join('\n')
}

test("a static map is drawn in the region's colours", async () => {
  expect(await drawn('region.svg')).toContain('#7a1f3d')
})

test("a cover has the region's light", async () => {
  expect(await drawn('closed.svg')).toContain('#7a1f3e')
})

test.each(['favicon.svg', 'year.svg'])("%s is drawn in the region's colours", async (name) => {
  const svg = await drawn(name)

  expect(svg).toContain('#7a1f3f')
  expect(svg).toContain('#7a1f40')
  expect(svg).not.toContain('#ffb938')
})

test("a PDF has the region's colours", async () => {
  await import('../../messages/all-catalogues.ts')
  const { printed } = await import('../documents/paper.ts')
  const pdf = await printed({ doc: aDoc, language: 'en', origin: 'https://portal.example' })

  expect(operatorsOf(pdf)).toMatch(/^1 0 0 (scn|rg)$/m)
})

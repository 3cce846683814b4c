// @vitest-environment jsdom
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { cover, coverKinds, dayTimes, seasons, type CoverOptions } from './cover.ts'

const aCover = (more: Partial<CoverOptions> = {}) =>
  cover({ kind: 'river', seed: '1', season: 'summer', width: 800, height: 600, ...more })
const parsed = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml')
const idsOf = (svg: string) => [...parsed(svg).querySelectorAll('[id]')].map(({ id }) => id)
const everyCover = coverKinds.flatMap((kind) =>
  seasons.flatMap((season) => dayTimes.map((time) => ({ kind, season, time }))),
)

test('the same options give the same picture, and another seed gives another one', () => {
  expect(aCover()).toBe(aCover())
  expect(aCover({ seed: '2' })).not.toBe(aCover())
})

describe.each(coverKinds)('%s', (kind) => {
  const pictures = everyCover.filter((one) => one.kind === kind).map((one) => aCover(one))

  test('is valid XML in every season and hour', () => {
    expect(pictures).toHaveLength(seasons.length * dayTimes.length)
    for (const picture of pictures) expect(parsed(picture).querySelector('parsererror')).toBeNull()
  })

  test('has only valid numbers and colours', () => {
    expect(pictures).toHaveLength(seasons.length * dayTimes.length)
    for (const picture of pictures) expect(picture).not.toMatch(/NaN|undefined|Infinity|null/)
  })

  test('has every id once, and every reference has its id', () => {
    expect(pictures).toHaveLength(seasons.length * dayTimes.length)
    for (const picture of pictures) {
      const ids = idsOf(picture)
      expect(new Set(ids).size).toBe(ids.length)
      const used = [...picture.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id = '']) => id)
      expect(used.filter((id) => !ids.includes(id))).toEqual([])
    }
  })
})

test('two pictures in one page have no common id', () => {
  const ids = seasons.flatMap((season) => idsOf(aCover({ season })))
  expect(new Set(ids).size).toBe(ids.length)
})

const partOf = (svg: string) => {
  const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number)
  return { left, top, right: left + width, bottom: top + height }
}
const formats = [
  { width: 480, height: 600 },
  { width: 900, height: 600 },
  { width: 1600, height: 900 },
  { width: 2100, height: 900 },
]
const figuresOf = (svg: string) =>
  [...svg.matchAll(/<path d="[^"]+" transform="translate\((-?\d+) [^/]+\/>/g)].map(([mark, x]) => ({
    mark: mark.replaceAll(/c\w+-/g, ''),
    x: Number(x),
  }))

describe.each(coverKinds)('every format of a cover of %s', (kind) => {
  test.each(['0', '1', '2', '3', '4'])('is a part of one scene, number %s', (seed) => {
    const pictures = formats.map((size) => aCover({ kind, seed, ...size }))
    expect(pictures).toHaveLength(formats.length)
    for (const [index, wide] of pictures.slice(1).entries()) {
      const narrow = pictures[index] ?? ''
      const [inner, outer] = [partOf(narrow), partOf(wide)]
      expect(inner.left).toBeGreaterThanOrEqual(outer.left - 1)
      expect(inner.right).toBeLessThanOrEqual(outer.right + 1)
      expect([inner.top, inner.bottom]).toEqual([outer.top, outer.bottom])
      const inWide = new Set(figuresOf(wide).map(({ mark }) => mark))
      expect(figuresOf(narrow).filter(({ mark }) => !inWide.has(mark))).toEqual([])
    }
  })
})

test('covers of consecutive numbers have different compositions', () => {
  const shapeOf = (seed: string) =>
    aCover({ kind: 'church', seed })
      .match(/ d="[^"]+"/g)
      ?.join('') ?? ''
  const shapes = ['0', '1', '2', '3', '4', '5'].map(shapeOf)
  expect(new Set(shapes).size).toBe(6)
})

test('a cover is small', () => {
  const sizes = everyCover.map((one) => gzipSync(aCover(one)).length).toSorted((one, other) => one - other)
  expect(sizes[sizes.length / 2]).toBeLessThan(4500)
  expect(sizes.at(-1)).toBeLessThan(6144)
})

test('the aurora shines at night, and the sledges run on snow', () => {
  expect(aCover({ kind: 'aurora', time: 'day' })).toContain('#8ff0bd')
  const inWinter = aCover({ kind: 'race', season: 'winter', time: 'day' }).replaceAll(/c\w+-/g, '')
  expect(aCover({ kind: 'race', season: 'summer', time: 'day' }).replaceAll(/c\w+-/g, '')).toBe(inWinter)
})

test('in winter water is ice, which reflects hardly anything, and the bog has no cotton grass', () => {
  const mirrored = (season: 'summer' | 'winter') =>
    Number(/<g clip-path="[^"]+" opacity="([^"]+)"/.exec(aCover({ kind: 'mountains', season, time: 'day' }))?.[1])
  expect(mirrored('summer')).toBeGreaterThan(0.4)
  expect(mirrored('winter')).toBeLessThan(0.1)
  const tufts = (season: 'summer' | 'winter') =>
    aCover({ kind: 'wetland', season, time: 'day' }).includes('stroke-width="11"')
  expect([tufts('summer'), tufts('winter')]).toEqual([true, false])
})

test('the sun has glints on water and not on ice', () => {
  const drawn = (season: 'summer' | 'winter') =>
    (['wetland', 'town', 'river', 'mountains', 'park', 'taiga'] as const).flatMap((kind) =>
      dayTimes.flatMap((time) => ['1', '2', '3'].map((seed) => aCover({ kind, seed, season, time }))),
    )
  const glinting = (pictures: readonly string[]) =>
    pictures.filter((picture) => /stroke="#ff[^"]+" stroke-width="2\.3"/.test(picture)).length
  expect(glinting(drawn('summer'))).toBeGreaterThan(20)
  expect(glinting(drawn('winter'))).toBe(0)
})

test('museums of consecutive numbers have different colours', () => {
  const houses = ['1', '4', '7', '10', '13'].map((seed) =>
    aCover({ kind: 'museum', seed, season: 'winter', time: 'day' }),
  )
  const walls = houses.map((house) => /fill="(#\w+)"\/><path d="[^"]+" stroke="#1f4252"/.exec(house)?.[1])
  expect(new Set(walls).size).toBe(5)
})

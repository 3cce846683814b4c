// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { project, ratioOf, sketch, windowAround, type MapColors, type SketchOptions } from './sketch.ts'

const world = { south: -10, west: 0, north: 10, east: 40 }
const colors = (land: string): MapColors => ({
  land,
  out: '#eee',
  border: '#888',
  water: '#08f',
  wood: '#cdc',
  route: '#b50',
  label: '#222',
})
const aSketch = (more: Partial<SketchOptions> = {}) =>
  sketch({
    land: [
      [
        [-5, 5],
        [5, 5],
        [5, 35],
        [-5, 35],
      ],
    ],
    water: [
      {
        width: 'great',
        line: [
          [-20, 20],
          [0, 20],
          [20, 20],
        ],
      },
    ],
    lakes: [
      [
        [1, 10],
        [2, 11],
        [1, 12],
      ],
    ],
    window: world,
    width: 400,
    height: 200,
    colors: { light: colors('#fff'), dark: colors('#123') },
    ...more,
  })
const parsed = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml')

test('a place is projected to shares of the window', () => {
  const { x, y } = project([0, 10], world)
  expect(x).toBe(0.25)
  expect(y).toBeCloseTo(0.5)
  expect(project([10, 0], world)).toEqual({ x: 0, y: 0 })
  expect(project([-10, 40], world)).toEqual({ x: 1, y: 1 })
})

test('Mercator stretches the north', () => {
  expect(project([61, 0], { south: 58, west: 0, north: 64, east: 1 }).y).toBeGreaterThan(0.5)
})

test('a window around places has the given ratio and contains them all', () => {
  const places = [
    [61.2, 73.4],
    [63.9, 65.1],
  ] as const
  const window = windowAround(places, 1.6)
  expect(ratioOf(window)).toBeCloseTo(1.6)
  for (const place of places) {
    const { x, y } = project(place, window)
    expect(Math.min(x, y)).toBeGreaterThan(0.1)
    expect(Math.max(x, y)).toBeLessThan(0.9)
  }
})

test('a window around one place is not empty', () => {
  const { south, north } = windowAround([[61, 69]], 1)
  expect(north - south).toBeGreaterThan(0.1)
})

test('the map is valid, follows the colour scheme and stays within its frame', () => {
  const map = aSketch()
  expect(parsed(map).querySelector('parsererror')).toBeNull()
  expect(map).not.toMatch(/NaN|undefined|Infinity/)
  expect(map).toContain('prefers-color-scheme:dark')
  expect(map).toContain('#123')
})

test('land that reaches beyond the window is cut off near it', () => {
  const map = aSketch({
    land: [
      [
        [-80, -170],
        [80, -170],
        [80, 170],
        [-80, 170],
      ],
    ],
  })
  const numbers = [...map.matchAll(/ d="([^"]+)"/g)].flatMap(([, path = '']) => path.match(/-?\d+/g) ?? []).map(Number)
  expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(424)
})

test('a route is drawn with its stops, and names are escaped', () => {
  const route = [
    [0, 10],
    [1, 20],
    [2, 30],
  ] as const
  const map = aSketch({ route, labels: [{ text: 'Ярмарка <и> чай & мёд', at: route[0], side: 'left' }] })
  expect(parsed(map).querySelectorAll('circle')).toHaveLength(3)
  expect(parsed(map).querySelector('text')?.textContent).toBe('Ярмарка <и> чай & мёд')
})

test('the legs of a route are straight: the line has only the points of its stops', () => {
  const route = [
    [0, 10],
    [5, 20],
    [-2, 30],
  ] as const
  const map = parsed(aSketch({ route }))
  const stops = [...map.querySelectorAll('circle')].map((circle) => [
    Number(circle.getAttribute('cx')),
    Number(circle.getAttribute('cy')),
  ])
  const [start, ...steps] = [...map.querySelectorAll('path[stroke="var(--route)"]')].flatMap((line) => {
    const d = line.getAttribute('d') ?? ''
    expect(d).toMatch(/^M[-\d. ]+l[-\d. ]+$/)
    const numbers = d.match(/-?\d+/g)?.map(Number) ?? []
    return Array.from({ length: numbers.length / 2 }, (_, index) => numbers.slice(index * 2, index * 2 + 2))
  })
  const points = steps.reduce(
    (all, [x = 0, y = 0]) => {
      const [left = 0, top = 0] = all.at(-1) ?? []
      return [...all, [left + x, top + y]]
    },
    [start],
  )

  expect(points).toEqual(stops)
})

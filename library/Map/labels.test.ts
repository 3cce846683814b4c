import { expect, test } from 'vitest'
import { createRandom } from '../drawing/random.ts'
import {
  nameBoxes,
  namedAmong,
  type LabelBox,
  type NamedStop,
  type NamePlace,
  type NameSide,
  roomsOf,
} from './labels.ts'

type DropFirst<All extends readonly unknown[]> = All extends readonly [unknown, ...infer Others] ? Others : never
type OneSpot = { x: number; y: number; text: string; length: number }
const withSpot = ({ text, ...spot }: OneSpot) => ({ texts: [text], spots: [spot] })
const haveRoom = (labels: readonly OneSpot[], ...among: DropFirst<Parameters<typeof roomsOf>>) =>
  roomsOf(labels.map(withSpot), ...among).map((room) => room !== null)
const aLabel = { x: 100, y: 100, text: '304 км по прямой', length: 400 }

test('the label of a leg that is shorter than its text is left out', () => {
  expect(haveRoom([aLabel, { ...aLabel, y: 300, length: 120 }])).toEqual([true, false])
})

test('a leg that is shorter than its text has the shorter one', () => {
  const texts = ['304 км по прямой', '304 км']
  const textOn = (length: number) => roomsOf([{ texts, spots: [{ x: 100, y: 100, length }] }])[0]?.text

  expect([400, 150, 60].map(textOn)).toEqual([...texts, undefined])
})

test('a text in Latin letters fits on a shorter leg than one with as many Cyrillic letters', () => {
  const texts = ['236.1 km in a straight line', '236,1 километра по прямой линии']

  expect(texts.map((text) => haveRoom([{ ...aLabel, text, length: 260 }]))).toEqual([[true], [false]])
})

test('of two labels that would overlap only the first stays', () => {
  expect(haveRoom([aLabel, { ...aLabel, x: 130, y: 110 }, { ...aLabel, x: 130, y: 140 }])).toEqual([true, false, true])
})

const title = 'Camp at the lake of many bays'
const stop = { id: 'camp', title, x: 0, y: 100 }
const named = (side: NameSide) => new Map([['camp', { side, lines: 2 }]])
const sidesOf = (names: ReadonlyMap<unknown, NamePlace>) => [...names].map(([id, { side }]) => [id, side])

test('a label without room in the middle of its leg is nearer to an end', () => {
  const inTheWay = { id: 'camp', title: '', x: 100, y: 110 }
  const spots = [100, 20, 300].map((x) => ({ x, y: 100, length: 400 }))
  const roomAmong = (...among: (typeof spots)[number][]) =>
    roomsOf([{ texts: ['304 км'], spots: among }], [inTheWay])[0]

  expect(roomAmong(...spots)?.spot).toBe(spots[1])
  expect(roomAmong(...spots.slice(0, 1))).toBeNull()
})

test('the label of a longer leg gets its space before that of a shorter one, in any order of the legs', () => {
  expect(haveRoom([aLabel, { ...aLabel, x: 130, y: 110, length: 500 }])).toEqual([false, true])
})

test('a name is beside a wide pin, and no other name or label overlaps it', () => {
  const wide = { ...stop, title: 'Camp', x: 300, mark: '1, 3, 5–7' }
  const pins = [{ ...wide, mark: '1–2' }, wide]
  const fromPin = (one: NamedStop) => nameBoxes([one], named('after')).map((box) => Math.round(box.x - box.wide / 2))
  const near = { id: 'museum', title: 'Museum', x: 190, y: 100 }
  const label = { ...aLabel, x: 348, y: 80, text: '3 km' }

  expect(pins.flatMap(fromPin)).toEqual([320, 343])
  expect(pins.map((one) => namedAmong([near, one]).get('museum')?.side)).toEqual(['after', 'before'])
  expect(pins.flatMap((one) => haveRoom([label], [one]))).toEqual([true, false])
})

test('a long name is complete if its lines have room, and otherwise ends after two lines', () => {
  const long = { ...stop, title: 'Church of the Nativity of the Virgin in the old town of the north', x: 100, y: 100 }
  const linesAt = (others: readonly NamedStop[], height?: number) =>
    namedAmong([long, ...others], 400, height).get('camp')?.lines
  const under = { id: 'museum', title: 'Museum', x: 180, y: 165 }

  expect([linesAt([]), linesAt([under]), linesAt([], 130)]).toEqual([4, 2, 2])
  expect(namedAmong([stop], 400).get('camp')?.lines).toBe(2)
  expect(namedAmong([{ ...stop, title: 'Camp' }], 400).get('camp')?.lines).toBe(1)
  expect(namedAmong([{ ...stop, title: `${long.title}, ${long.title}` }], 400).get('camp')?.lines).toBe(2)
})

test('the name of a stop gets its space before a leg, on its side of the stop', () => {
  const label = { ...aLabel, x: stop.x + 100, y: stop.y - 20 }
  const before = { ...label, x: stop.x - 100 }

  expect(haveRoom([label, before], [stop], named('after'))).toEqual([false, true])
  expect(haveRoom([label, before], [stop], named('before'))).toEqual([true, false])
  expect(haveRoom([label, before], [stop])).toEqual([true, true])
})

test('a pin gets its space before a leg', () => {
  expect(haveRoom([{ ...aLabel, x: stop.x, y: stop.y - 20 }], [stop])).toEqual([false])
  expect(haveRoom([{ ...aLabel, x: stop.x, y: stop.y + 30 }], [stop])).toEqual([true])
})

test('a name is on the side where it covers fewer legs', () => {
  const after = { x: 500, y: 300 - 60 }
  const before = { x: 100, y: 300 - 25 }
  const above = { x: 300, y: 100 }
  const below = { x: 300, y: 500 }
  const at = (legs: readonly { x: number; y: number }[]) =>
    namedAmong([{ id: 'camp', title, x: 300, y: 300, legs }], 600).get('camp')?.side

  expect([at([]), at([after]), at([before]), at([after, before]), at([above])]).toEqual([
    'after',
    'before',
    'after',
    'above',
    'after',
  ])
  expect([at([after, before, above]), at([after, before, above, below])]).toEqual(['below', 'after'])
})

test('a name whose better side is taken is on the other one', () => {
  const names = namedAmong([
    { id: 'camp', title, x: 300, y: 100 },
    { id: 'museum', title, x: 280, y: 110 },
  ])

  expect(sidesOf(names)).toEqual([
    ['camp', 'after'],
    ['museum', 'before'],
  ])
})

test('of stops that are close together one whose name covers no other pin is named', () => {
  const names = namedAmong([
    { id: 'camp', title, x: 10, y: 10 },
    { id: 'museum', title, x: 60, y: 20 },
    { id: 'church', title, x: 60, y: 80 },
  ])

  expect([...names.keys()]).toEqual(['museum', 'church'])
})

test('a name that the edge of the map would cut off is before its pin, if there is room', () => {
  const names = namedAmong(
    [
      { id: 'edge', title, x: 330, y: 10 },
      { id: 'middle', title, x: 160, y: 80 },
      { id: 'narrow', title, x: 100, y: 150 },
    ],
    360,
  )

  expect(sidesOf(names)).toEqual([
    ['edge', 'before'],
    ['middle', 'after'],
    ['narrow', 'after'],
  ])
  expect(
    [200, 120].map((width) => namedAmong([{ id: 'narrow', title, x: 100, y: 10 }], width).get('narrow')?.side),
  ).toEqual(['above', undefined])
})

test('a short name fits where a long one does not', () => {
  const at = (name: string) => namedAmong([{ id: 'camp', title: name, x: 100, y: 10 }], 190).get('camp')?.side

  expect([at('Camp'), at(title)]).toEqual(['after', 'above'])
})

test('names, labels and pins of other stops never overlap, at any positions of stops', () => {
  const random = createRandom(20)
  const isOver = (one: LabelBox, other: LabelBox) =>
    Math.abs(one.y - other.y) < (one.tall + other.tall) / 2 && Math.abs(one.x - other.x) < (one.wide + other.wide) / 2
  const counts = { names: 0, labels: 0 }
  for (let round = 0; round < 200; round += 1) {
    const stops: NamedStop[] = Array.from({ length: 9 }, (_, id) => ({
      id,
      title: 'Museum of the river and its boats'.slice(0, 3 + 4 * id),
      x: random.between(0, 700),
      y: random.between(0, 500),
    }))
    const legs = stops.slice(1).map((to, index) => {
      const from = stops[index] ?? to
      const length = Math.hypot(to.x - from.x, to.y - from.y)
      return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, text: '104,2 км по прямой', length }
    })
    const named = namedAmong(stops, 700)
    const labels = roomsOf(legs.map(withSpot), stops, named).flatMap((room) => room?.box ?? [])
    const names = nameBoxes(stops, named)
    counts.names += names.length
    counts.labels += labels.length
    const written = [...names, ...labels]
    const covered = written.filter((one, at) => written.slice(at + 1).some((other) => isOver(one, other)))
    const pins = stops.map(({ id, x, y }) => ({ id, x, y: y - 20, wide: 36, tall: 40 }))
    const ids = [...named.keys()]
    const overPins = names.flatMap((name, at) => pins.filter((pin) => pin.id !== ids[at] && isOver(name, pin)))
    expect([covered, overPins, labels.filter((label) => pins.some((pin) => isOver(label, pin)))]).toEqual([[], [], []])
  }
  expect(counts.names).toBeGreaterThan(800)
  expect(counts.labels).toBeGreaterThan(200)
})

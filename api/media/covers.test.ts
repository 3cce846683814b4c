import type { Season } from '@tropa/contract'
import { type CoverKind, cover, coverKinds } from '@tropa/library/drawing/cover.ts'
import { describe, expect, test } from 'vitest'
import { readContent } from '../seed/content.ts'
import { allEntries } from '../seed/objects/all.ts'
import { seasonOfMonth } from './cover.ts'

const content = readContent()
const codes = new Map(content['location-types'].map(({ id, code }) => [id, code]))

type Shown = { list: string; name: string; type: string; kind: string; variant: number }
const lists = {
  locations: content.locations,
  hotels: content.hotels,
  restaurants: content.restaurants,
  events: content.events,
  tours: content.tours,
  excursions: content.excursions,
  tracks: content.tracks,
  guides: content.guides,
  posts: content.posts,
  pages: content.pages,
  products: content.products,
}
const shown: Shown[] = Object.entries(lists).flatMap(([list, objects]) =>
  objects.map((object) => ({
    list,
    name: object.title.ru,
    type: 'type_id' in object ? (codes.get(object.type_id) ?? '') : '',
    ...object.cover,
  })),
)

test('no two objects have the same cover', () => {
  const names = shown.map(({ kind, variant }) => `${kind}-${variant}`)

  expect(names.length).toBeGreaterThan(200)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

const isKind = (name: string): name is CoverKind => coverKinds.some((kind) => kind === name)
const drawn = ({ kind, variant }: Shown, season: Season) => {
  if (!isKind(kind)) return expect.fail(`${kind} is no scene`)
  const svg = cover({ kind, seed: String(variant), season, width: 1200, height: 800 })
  return svg.replaceAll(/c\w+-/g, '').replace(/viewBox="[^"]+"/, '')
}

describe.each(Object.keys(lists))('among 24 neighbours in %s', (list) => {
  test.each([1, 7, 10])('no two drawings are equal in month %i', (month) => {
    const drawings = shown.filter((one) => one.list === list).map((one) => drawn(one, seasonOfMonth(month)))
    const equal = drawings.flatMap((drawing, index) => {
      const other = drawings.slice(Math.max(0, index - 23), index).indexOf(drawing)
      return other < 0 ? [] : [index]
    })

    expect(drawings.length).toBeGreaterThan(8)
    expect(equal).toEqual([])
  })
})

/** The only drawings that a place of each type may have. */
const onlyFor: Readonly<Record<string, readonly string[]>> = {
  church: ['church'],
  monument: ['monument'],
  culture: ['theatre'],
  museum: ['museum', 'mammoth', 'street'],
  hotel: ['stay', 'hostel'],
  restaurant: ['food', 'cafe'],
}

test.each(Object.entries(onlyFor))('a place of the type %s is drawn as one', (type, kinds) => {
  const places = shown.filter((one) => one.type === type)

  expect(places.length).toBeGreaterThan(0)
  expect(places.filter(({ kind }) => !kinds.includes(kind))).toEqual([])
})

/** What a drawing shows must be in the words of the object: a church is no reindeer camp. */
const mustBeAbout: Readonly<Record<string, RegExp>> = {
  church: /храм|собор|церковь/i,
  bridge: /мост|дорог|энерги|добраться|колёсах|Сургут/i,
  monument: /памятн|памятник|скульптура|монумент|скважина/i,
  ski: /лыж|марафон/i,
  biathlon: /биатлон|зимних видов/i,
  race: /олен|охотник|март/i,
  heritage: /этно|хант|манси|стойбищ|оленевод|Казым|Вуща|Торум|коренн|пауль|Арэх|Учинский|Лянтор|Варьёган|орнамент/i,
  mountains: /урал|гора|Саранпауль|Неройка/i,
  mammoth: /мамонт|археопарк|природы и человека|детьми|Тёплый берег/i,
  ship: /причал|речной|набережная|теплоход|катер|навигация/i,
  aurora: /сияни/i,
  theatre: /театр|филармони|концерт|кинофестиваль|форум|фестиваль|Когалым/i,
  fair: /ярмарка|ледовый|масленица|каникул|новый год/i,
  market: /ремёс|мастериц|бисер|дикорос|клюква/i,
  street: /Старый Сургут|Старого Сургута|купца|русск|Берёзов/i,
}

test.each(Object.entries(mustBeAbout))('only objects about it are drawn as %s', (kind, about) => {
  const objects = shown.filter((one) => one.kind === kind)

  expect(objects.length).toBeGreaterThan(0)
  expect(objects.filter(({ name }) => !about.test(name)).map(({ name }) => name)).toEqual([])
})

/** Words of a title that name a season. */
const seasonWords: readonly (readonly [Season, RegExp])[] = [
  ['winter', /минус сорок|новый год|ледов|ледян|лыж|оленевод|снегоход/i],
  ['summer', /комар|на вёслах|байдарк|форум|в августе|девятое августа/i],
]
/** Drawings that show one season in any month. */
const ofOneSeason = ['ski', 'race', 'ship']

test.each(seasonWords)('objects whose title names the %s are drawn in it', (season, words) => {
  const about = allEntries(content).flatMap(({ draft, shown: { ru } }) => {
    const isAbout = words.test(draft.title.ru) && draft.picture && !ofOneSeason.includes(draft.picture.kind)
    return isAbout ? [{ name: draft.title.ru, months: ru.card.cover?.months ?? [] }] : []
  })
  const elsewhere = about.filter(({ months }) => !months.some((month) => seasonOfMonth(month) === season))

  expect(about.length).toBeGreaterThan(1)
  expect(elsewhere.map(({ name }) => name)).toEqual([])
})

import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

type Text = { ru: string; en: string }
type Place = { id: number; access?: string[] }
type Track = { id: number; type: string; summary: Text; description: Text; objects: { object_id: number }[] }

const read = async <Item>(name: string): Promise<Item[]> =>
  JSON.parse(await readFile(new URL(`${name}.json`, import.meta.url), 'utf8'))

/** How a text of a track names what its stops must list; the lift of a car is none. */
const words: Readonly<Record<string, RegExp>> = {
  lift: /лифт|(?<!wheelchair )\blifts?\b/i,
  loop: /петл|hearing loop/i,
  step_free: /ровный вход|level entrance/i,
  toilet: /туалет|toilet/i,
}

test('an accessible track promises only what one of its stops lists', async () => {
  const accessOf = new Map(
    (await Promise.all(['locations', 'hotels', 'restaurants'].map(read<Place>)))
      .flat()
      .map(({ id, access = [] }) => [id, access]),
  )
  const tracks = (await read<Track>('tracks')).filter(({ type }) => type === 'disabled')
  expect(tracks.length).toBeGreaterThan(1)

  const promised = tracks.flatMap(({ id, summary, description, objects }) => {
    const listed = new Set(objects.flatMap(({ object_id }) => accessOf.get(object_id) ?? []))
    const text = [summary.ru, summary.en, description.ru, description.en].join(' ')
    return Object.entries(words).flatMap(([fact, word]) =>
      word.test(text) && !listed.has(fact) ? `${id}: ${fact}` : [],
    )
  })
  expect(promised).toEqual([])
})

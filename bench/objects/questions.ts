import { allWords } from '../../api/search/words.ts'
import type { Random } from './random.ts'

type Point = { id: number; latitude: number; longitude: number }
/** Values that exist in a catalogue, to query for. */
export type Known = { titles: string[]; points: Point[]; places: number; territories: number[]; types: number[] }
type Ask = (known: Known, random: Random) => string

const longWords = (title: string) => allWords(title).filter((word) => word.length > 4 && !/\d/.test(word))

/** A title with a word that can be typed; nearly all titles have one. */
function typedWords({ titles }: Known, random: Random): string[] {
  for (;;) {
    const words = longWords(random.pick(titles))
    if (words.length > 0) return words
  }
}
const oneOrTwo = (words: string[], random: Random) => {
  const first = random.below(words.length)
  return words.slice(first, first + 1 + random.below(2))
}

/** Omits a letter, doubles it, swaps it with the next one, or replaces it by another letter of the word. */
function mistyped(word: string, random: Random): string {
  const at = 1 + random.below(word.length - 2)
  const [before, letter = '', next = '', after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)]
  return before + random.pick([next, letter + letter + next, next + letter, random.pick([...word]) + next]) + after
}
function withMistype(words: string[], random: Random): string {
  const wrong = random.below(words.length)
  return words.map((word, index) => (index === wrong ? mistyped(word, random) : word)).join(' ')
}

const address = (path: string, query: Record<string, string | number>) =>
  `/portal/${path}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`

const pageLength = 60
/** Half the side of a town's map, in degrees. */
const reach = 0.05

function townBox({ points }: Known, random: Random): string {
  const { latitude, longitude } = random.pick(points)
  return [latitude - reach, longitude - 2 * reach, latitude + reach, longitude + 2 * reach]
    .map((degrees) => degrees.toFixed(5))
    .join()
}

/** Queries of visitors, different at each call. */
export const questions = {
  'list, first page': (_, random) => address('location', { limit: pageLength - random.below(20) }),
  'list, filtered': ({ territories, types }, random) =>
    address('location', { limit: pageLength, territory_id: random.pick(territories), type_id: random.pick(types) }),
  'list, deep page': ({ places }, random) =>
    address('location', { limit: pageLength, offset: random.below(places - pageLength) }),
  'list by words': (known, random) =>
    address('location', { limit: pageLength, q: oneOrTwo(typedWords(known, random), random).join(' ') }),
  'points on a map of a town': (known, random) => address('location/points', { bbox: townBox(known, random) }),
  'points, all of them': () => address('location/points', {}),
  detail: ({ points }, random) => `/portal/location/${random.pick(points).id}`,
  suggestions: (known, random) =>
    address('search/suggestions', { q: random.pick(typedWords(known, random)).slice(0, 2 + random.below(4)) }),
  search: (known, random) => address('search', { q: oneOrTwo(typedWords(known, random), random).join(' ') }),
  'search with typos': (known, random) =>
    address('search', { q: withMistype(oneOrTwo(typedWords(known, random), random), random) }),
} as const satisfies Record<string, Ask>

import type { Entry, Words } from '../../api/seed/objects/entry.ts'
import { allWords } from '../../api/search/words.ts'

type Weight = 'A' | 'B' | 'C' | 'D'
type Part = { words: readonly string[]; weight: Weight }
export type WordLists = Record<keyof Words, string[]>

/** The words of an entry's texts, computed once because they are used often. */
export const wordLists = ({ title, around, labels, text }: Words): WordLists => ({
  title: title.flatMap(allWords),
  around: around.flatMap(allWords),
  labels: labels.flatMap(allWords),
  text: text.flatMap(allWords),
})

/** In PostgreSQL's syntax of `tsvector`. Words contain only letters and digits, so they need no quotes. */
function vectorOf(parts: readonly Part[]): string {
  const places = new Map<string, string>()
  let place = 0
  for (const { words, weight } of parts) {
    for (const word of words) {
      const known = places.get(word)
      const own = `${(place += 1)}${weight}`
      places.set(word, known ? `${known},${own}` : own)
    }
  }
  return [...places].map(([word, own]) => `${word}:${own}`).join(' ')
}

/** The same vector that the database computes in the API. */
export function searchVector({ title, around, labels, text }: WordLists, stems: ReadonlyMap<string, string>): string {
  const stemmed = (words: string[]) => words.flatMap((word) => stems.get(word) ?? [])
  return vectorOf([
    { words: stemmed(title), weight: 'A' },
    { words: stemmed(around), weight: 'B' },
    { words: stemmed(labels), weight: 'C' },
    { words: stemmed(text), weight: 'D' },
  ])
}

export const titleVector = ({ shown }: Entry, { title }: WordLists): string =>
  vectorOf([
    { words: title, weight: 'A' },
    { words: [shown.ru.hint, shown.en.hint].flatMap(allWords), weight: 'D' },
  ])

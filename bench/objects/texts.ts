import type { Language } from '@tropa/contract'
import type { Entry } from '../../api/seed/objects/entry.ts'
import { withoutTags } from '../../api/seed/text.ts'
import type { Random } from './random.ts'

/** Parts of the region's texts, which generated texts combine. */
type Pieces = { clauses: string[]; sentences: string[]; heads: string[]; tails: string[] }
/** Generated titles and texts. */
export type Texts = {
  title: (like: string) => string
  summary: () => string
  description: () => string
}

const named = /\p{L}{5,}/gu
const head = 4
const tail = 4
const sentencesOfText = 6

const textOf = (detail: object): string =>
  ['description', 'body']
    .flatMap((name) => (`the_${name}` in detail ? [withoutTags(String(Reflect.get(detail, `the_${name}`)))] : []))
    .join(' ')
const distinct = (list: string[]) => [...new Set(list)]

function piecesOf(entries: readonly Entry[], language: Language): Pieces {
  const shown = entries.map((entry) => entry.shown[language])
  const clauses = shown.flatMap(({ card }) => card.the_summary.split(/[,:;.]\s*/)).filter((clause) => clause.length > 8)
  const sentences = shown
    .flatMap(({ detail }) => textOf(detail).split(/(?<=[.;])\s+/))
    .filter((sentence) => sentence.length > 20)
  const words = distinct(clauses.flatMap((clause) => clause.toLowerCase().match(named) ?? []))
  return {
    clauses,
    sentences,
    heads: distinct(words.map((word) => word.slice(0, head))),
    tails: distinct(words.map((word) => word.slice(-tail))),
  }
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/**
 * As many names as a catalogue of that size would have: a quarter of its objects, the first ones far more frequent than
 * the last.
 */
function namesOf({ heads, tails }: Pieces, size: number, random: Random): () => string {
  const names = Array.from({ length: Math.ceil(size / 4) }, () => capital(random.pick(heads) + random.pick(tails)))
  return () => names[Math.floor(names.length * random.next() ** 2)] ?? ''
}

export function textsIn(language: Language, entries: readonly Entry[], size: number, random: Random): Texts {
  const pieces = piecesOf(entries, language)
  const name = namesOf(pieces, size, random)
  const some = (list: readonly string[], count: number) => Array.from({ length: count }, () => random.pick(list))
  return {
    title: (like) => {
      const known = random.pick(like.match(named) ?? [''])
      return known ? like.replace(known, name()) : `${like} ${name()}`
    },
    summary: () => `${capital(some(pieces.clauses, 3).join(', '))}.`,
    description: () => some(pieces.sentences, sentencesOfText).join(' '),
  }
}

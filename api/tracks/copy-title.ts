import { type Language, longestTrackTitle } from '@tropa/contract'

const copyWords = { ru: 'копия', en: 'copy' } as const satisfies Record<Language, string>
const anyCopy = new RegExp(` \\((?:${Object.values(copyWords).join('|')})(?: \\d+)?\\)$`)

/**
 * The title of a copy: with `(копия)`, or with the first number that no other track has.
 * @param taken titles of the user's tracks
 */
export function copyTitle(title: string, taken: readonly (string | null)[], language: Language): string {
  const base = title.replace(anyCopy, '')
  const named = (number: number) => {
    const end = ` (${copyWords[language]}${number === 1 ? '' : ` ${number}`})`
    return (
      base
        .slice(0, longestTrackTitle - end.length)
        .toWellFormed()
        .trimEnd() + end
    )
  }
  const isFree = (candidate: string) => !taken.includes(candidate)
  // One name more than there are titles, so that one of them is free.
  const names = Array.from({ length: taken.length + 1 }, (_, index) => named(index + 1))
  return names.find(isFree) ?? named(names.length)
}

import type { Suggestion } from '@tropa/contract'
import type { Suggestion as ShownSuggestion } from '@tropa/machines'
import type { Words } from '../messages/intl.tsx'
import { coverSeason, coverSource } from '../pictures/cover.ts'
import { isShownByCover } from '../pictures/shown-by-cover.ts'

/** The sections whose objects have a type; elsewhere the type would repeat the section, as in "Events › Event". */
const sectionsWithTypes: readonly string[] = ['locations', 'hotels']

/** The singular of the word with which the address of a list begins. */
const singular = (word: string) => word.replace(/ies$/, 'y').replace(/s$/, '')

/**
 * A suggestion as the search field shows it: grouped by kind, with a readable path.
 * @param month 1–12, in which the visitor travels
 */
export function shownSuggestion(
  { title, description, link, cover }: Suggestion,
  say: Words,
  month: number,
): ShownSuggestion {
  const [, section = ''] = link.split(/[/?#]/)
  const kind = singular(section)
  const group = say.known(`tag.${kind}`) ?? say('tag.page')
  const [type = '', ...rest] = description.split(' · ')
  const hasType = sectionsWithTypes.includes(section) && rest.length > 0
  return {
    title,
    description,
    link,
    group,
    path: hasType ? `${group} › ${type}` : group,
    ...(cover && isShownByCover(kind) && { picture: coverSource(cover, coverSeason(cover, month), '3x2') }),
  }
}

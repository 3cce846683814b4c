import type { Suggestion } from '@tropa/contract'
import type { Suggestion as ShownSuggestion } from '@tropa/machines'
import type { Words } from '../messages/intl.tsx'
import { coverSeason, coverSource } from '../pictures/cover.ts'

/** The singular of the word that the address of a list begins with. */
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
  const group = say.known(`tag.${singular(section)}`) ?? say('tag.page')
  const [kind, ...rest] = description.split(' · ')
  return {
    title,
    description,
    link,
    group,
    path: [group, ...(rest.length > 0 && kind ? [kind] : [])].join(' › '),
    ...(cover && { picture: coverSource(cover, coverSeason(cover, month), '3x2') }),
  }
}

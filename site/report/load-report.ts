import { notFound } from '@tanstack/react-router'
import { favoriteCardQuery } from '../catalogue/favorites/favorite-card-query.ts'
import type { PageHead } from '../catalogue/objects/page-head.ts'
import { titled } from '../messages/titled.ts'
import type { RouterContext } from '../portal/router-context.ts'
import type { ReportedObject } from './reported-object.ts'

/** Loads the card of the object that a report is about. An address that names no object is a 404. */
export async function loadReport(
  { queryClient, portal, session: { language }, origin }: RouterContext,
  reported: ReportedObject | undefined,
) {
  const { loadAccountWords } = await import('../messages/account-words.ts')
  await loadAccountWords(language)
  const card = reported && (await queryClient.ensureQueryData(favoriteCardQuery(portal, reported)))
  if (!reported || !card || ('is_removed' in card && card.is_removed)) throw notFound()
  const head: PageHead = {
    title: titled(language, 'report.title'),
    description: titled(language, 'report.lead'),
    address: '/report',
    language,
    origin,
    isPrivate: true,
  }
  return { ...head, reported, the_title: card.the_title, link: card.link }
}

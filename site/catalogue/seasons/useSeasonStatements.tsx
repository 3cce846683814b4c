import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { Fact } from '@tropa/library/Facts/Facts.tsx'
import { sled } from '@tropa/library/Icon/icons.ts'
import { titleIn } from '../../messages/text-in.ts'
import { useWords } from '../../messages/intl.tsx'
import { seasonStatementsQuery } from '../../portal/region-queries.ts'
import { useSession } from '../../visitor/SessionProvider.tsx'

/**
 * What the provider says of roads and rivers on a day, each a link to its article. Nothing while it says nothing: the
 * portal has no statement of its own.
 * @param date `YYYY-MM-DD`
 */
export function useSeasonStatements(date: string): (Fact & { id: string })[] {
  const { language } = useWords()
  const { portal } = useRouteContext({ from: '__root__' })
  const { data = [] } = useQuery(seasonStatementsQuery(portal, date, useSession().preferences.territoryId))
  return data.map(({ id, source_link, ...titles }) => ({
    id,
    icon: sled,
    text: <a href={source_link}>{titleIn(titles, language)}</a>,
  }))
}

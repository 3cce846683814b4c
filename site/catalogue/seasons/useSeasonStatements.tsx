import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { SeasonStatement } from '@tropa/contract'
import type { Fact } from '@tropa/library/Facts/Facts.tsx'
import { sled } from '@tropa/library/Icon/icons.ts'
import { dayOfYear } from '../../dates/date-formats.ts'
import { titleIn } from '../../messages/text-in.ts'
import { useWords } from '../../messages/intl.tsx'
import { seasonStatementsQuery } from '../../portal/region-queries.ts'
import { useSession } from '../../visitor/SessionProvider.tsx'
import { travelDays } from '../../visitor/travel-time.ts'

/**
 * The provider's statements about roads and rivers on the day of travel, each with a link to its article; for a month
 * also the days on which each is true. The portal adds no statement of its own.
 */
export function useSeasonStatements(): (Fact & { id: string })[] {
  const say = useWords()
  const { portal } = useRouteContext({ from: '__root__' })
  const { preferences, today } = useSession()
  const days = travelDays(preferences, today)
  const { data = [] } = useQuery(seasonStatementsQuery(portal, days, preferences.territoryId))
  const dayOf = (day: string) => dayOfYear(day, say.language)
  const datesOf = ({ from, through }: SeasonStatement) =>
    days.through && from && through && ` ${say('season.usually', { from: dayOf(from), through: dayOf(through) })}`
  return data.map((statement) => ({
    id: statement.id,
    icon: sled,
    text: (
      <>
        <a href={statement.source_link}>{titleIn(statement, say.language)}</a>
        {datesOf(statement)}
      </>
    ),
  }))
}

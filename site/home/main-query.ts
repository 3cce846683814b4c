import { queryOptions } from '@tanstack/react-query'
import type { ResponseBody, CalendarMonth, Calls } from '@tropa/contract'
import type { Portal } from '../portal/portal.ts'
import { isInTerritory } from '../portal/whole-lists.ts'
import type { Session } from '../visitor/session.ts'
import { chosenMonth } from '../visitor/travel-time.ts'
import { ofMonth } from './in-month.ts'

type Main = ResponseBody<Calls['main']>

type AnyCard = Main[keyof Main][number]

/** The parameters of the main page; `null`: the whole region, any month. */
export type MainQuestion = { territoryId: number | null; month: CalendarMonth | null }

/** A chosen day counts as its month. */
export const mainQuestion = (session: Pick<Session, 'preferences' | 'today'>): MainQuestion => ({
  territoryId: session.preferences.territoryId,
  month: chosenMonth(session),
})

/** Articles belong to the whole region. */
const isOf = (card: AnyCard, territoryId: number | undefined) =>
  card.object_type === 'guide' || isInTerritory(card, territoryId)

/** Filters the lists by territory and month, in case the provider did not. */
function mainOf(main: Main, territoryId: number | undefined, month: CalendarMonth | null): Main {
  const narrowed = (cards: readonly AnyCard[]) => {
    const own = cards.filter((card) => isOf(card, territoryId))
    return month ? ofMonth(own, month) : own
  }
  // The names and types of the fields stay: lists only lose cards.
  return Object.fromEntries(
    Object.entries(main).map(([name, cards]) => [name, Array.isArray(cards) ? narrowed(cards) : cards]),
  ) as Main
}

/** A territory without any event has those of the whole region. */
async function withEvents(own: Main, loadRegion: () => Promise<Main>): Promise<Main> {
  if (own.event_list.length > 0) return own
  const { event_list } = await loadRegion()
  return { ...own, event_list }
}

export const mainQuery = (portal: Portal, { territoryId, month }: MainQuestion) => {
  const inMonth = month && { month }
  return queryOptions({
    queryKey: ['main', territoryId, month],
    queryFn: async ({ signal }) => {
      const load = async (territory?: { territory_id: number }) =>
        mainOf(await portal.main({ query: { ...territory, ...inMonth } }, { signal }), territory?.territory_id, month)
      return territoryId ? withEvents(await load({ territory_id: territoryId }), () => load()) : load()
    },
  })
}

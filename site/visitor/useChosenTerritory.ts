import { useLocation, useRouter } from '@tanstack/react-router'
import { stringifySearch, wholeNumber } from '../addresses/search-string.ts'
import { useSessionContext } from './SessionProvider.tsx'

/**
 * The territory in force: the address's wins for its page; choosing another stores it and takes it out of the address.
 */
export function useChosenTerritory() {
  const router = useRouter()
  const { session, change } = useSessionContext()
  const { pathname, search } = useLocation()
  const { territory_id, page, ...rest } = search as Record<string, unknown>
  /** The first page of the same list, without a territory of its own. */
  const wholeRegion = pathname + stringifySearch(rest)
  const choose = async (id: number | null) => {
    await change({ territory_id: id === null ? '' : String(id) })
    if (territory_id !== undefined || page !== undefined)
      await router.navigate({ href: wholeRegion, resetScroll: false })
  }
  return {
    territoryId: wholeNumber(territory_id) ?? session.preferences.territoryId,
    choose: (id: number | null) => void choose(id),
    wholeRegion,
  }
}

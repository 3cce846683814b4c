import { useLocation, useRouter } from '@tanstack/react-router'
import { type SearchValues, stringifySearch, wholeNumber } from '../addresses/search-string.ts'
import { useSessionContext } from './SessionProvider.tsx'
import { wholeRegion } from './whole-region.ts'

/**
 * The current territory: that of the address, else the stored one. Choosing another one stores it and removes it from
 * the address.
 */
export function useChosenTerritory() {
  const router = useRouter()
  const { session, change } = useSessionContext()
  const { pathname, search } = useLocation()
  const { territory_id, page, ...rest }: SearchValues = search
  /** The address of the first page of the list, without a territory. */
  const withoutTerritory = pathname + stringifySearch(rest)
  const choose = async (id: number | null) => {
    const isStored = await change({ territory_id: id === null ? '' : String(id) })
    if (!isStored) return
    if (territory_id !== undefined || page !== undefined)
      await router.navigate({ href: withoutTerritory, resetScroll: false })
  }
  return {
    territoryId: territory_id === wholeRegion ? null : (wholeNumber(territory_id) ?? session.preferences.territoryId),
    choose: (id: number | null) => void choose(id),
    withoutTerritory,
  }
}

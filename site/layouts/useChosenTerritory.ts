import { useLocation, useRouter } from '@tanstack/react-router'
import { stringifySearch, wholeNumber } from '../addresses/search.ts'
import { useVisit } from '../preferences/SessionProvider.tsx'

/** The territory in force: the address's wins for its page; choosing another stores it and takes it out of the address. */
export function useChosenTerritory() {
  const router = useRouter()
  const { session, change } = useVisit()
  const { pathname, search } = useLocation()
  const asked = search as Record<string, unknown>
  const choose = async (id: number | null) => {
    await change({ territory_id: id === null ? '' : String(id) })
    const { territory_id, page, ...rest } = asked
    if (territory_id !== undefined || page !== undefined) await router.navigate({ href: pathname + stringifySearch(rest), resetScroll: false })
  }
  return { territoryId: wholeNumber(asked['territory_id']) ?? session.preferences.territoryId, choose: (id: number | null) => void choose(id) }
}

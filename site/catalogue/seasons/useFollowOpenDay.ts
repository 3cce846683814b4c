import type { CalendarDate } from '@tropa/contract'
import { useLocation, useRouter } from '@tanstack/react-router'
import { type SearchValues, stringifySearch } from '../../addresses/search-string.ts'

/**
 * Called with a new day, because it changes the results: goes to the first page, moves "open on" to that day, and
 * removes "any time". Scroll stays.
 */
export function useFollowOpenDay() {
  const router = useRouter()
  const { pathname, search } = useLocation()
  return (date: CalendarDate | null) => {
    const { open_on, when, page, ...rest }: SearchValues = search
    if ((open_on ?? when ?? page) === undefined) return
    const address = pathname + stringifySearch({ ...rest, ...(open_on !== undefined && date && { open_on: date }) })
    void router.navigate({ href: address, resetScroll: false, replace: true })
  }
}

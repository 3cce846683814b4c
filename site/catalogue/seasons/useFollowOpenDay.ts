import { useLocation, useRouter } from '@tanstack/react-router'
import { type SearchValues, stringifySearch } from '../../addresses/search-string.ts'

/** A list of what is open on the travel date, or of any time, follows to another day; scroll stays. */
export function useFollowOpenDay() {
  const router = useRouter()
  const { pathname, search } = useLocation()
  return (date: string | null) => {
    const { open_on, when, page: _, ...rest }: SearchValues = search
    if ((open_on ?? when) === undefined) return
    const address = pathname + stringifySearch({ ...rest, ...(open_on !== undefined && date && { open_on: date }) })
    void router.navigate({ href: address, resetScroll: false, replace: true })
  }
}

import { useLocation, useRouter } from '@tanstack/react-router'
import { type SearchValues, stringifySearch } from '../../addresses/search-string.ts'

/** A list of what is open on the travel date follows it to another day; scroll stays. */
export function useFollowOpenDay() {
  const router = useRouter()
  const { pathname, search } = useLocation()
  return (date: string | null) => {
    const { open_on, page: _, ...rest }: SearchValues = search
    if (open_on === undefined) return
    const address = pathname + stringifySearch({ ...rest, ...(date && { open_on: date }) })
    void router.navigate({ href: address, resetScroll: false, replace: true })
  }
}

import { useLocation, useRouter } from '@tanstack/react-router'
import { type SearchValues, stringifySearch } from '../../addresses/search-string.ts'

/** Another day may leave a list fewer pages, and is what "open on" and "any time" give way to; scroll stays. */
export function useFollowOpenDay() {
  const router = useRouter()
  const { pathname, search } = useLocation()
  return (date: string | null) => {
    const { open_on, when, page, ...rest }: SearchValues = search
    if ((open_on ?? when ?? page) === undefined) return
    const address = pathname + stringifySearch({ ...rest, ...(open_on !== undefined && date && { open_on: date }) })
    void router.navigate({ href: address, resetScroll: false, replace: true })
  }
}

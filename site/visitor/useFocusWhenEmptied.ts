import { useEffect, useRef } from 'react'

/**
 * The last item of a list is removed together with its button, which had focus. Moves focus to the element with this
 * ref, such as the title of the empty state.
 * @param count `undefined` while it is not known
 */
export function useFocusWhenEmptied<Title extends HTMLElement>(count: number | undefined) {
  const title = useRef<Title>(null)
  const before = useRef(count)
  useEffect(() => {
    const isEmptied = count === 0 && before.current !== undefined && before.current > 0
    before.current = count
    if (isEmptied && document.activeElement === document.body) title.current?.focus()
  }, [count])
  return title
}

import { useRouter } from '@tanstack/react-router'
import { headerMachine } from '@tropa/machines'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, type FocusEvent } from 'react'

/** Connects scrolling, focus and navigation to the header's machine. */
export function useHeader() {
  const router = useRouter()
  const actor = useActorRef(headerMachine, { input: {} })
  const isHidden = useSelector(actor, (state) => state.matches({ bar: 'hidden' }))
  const isSearching = useSelector(actor, (state) => state.matches({ search: 'open' }))
  useEffect(() => {
    const scrolled = () => actor.send({ type: 'SCROLLED', top: scrollY })
    addEventListener('scroll', scrolled, { passive: true })
    const forget = router.subscribe('onResolved', ({ pathChanged }) => pathChanged && actor.send({ type: 'NAVIGATED' }))
    return () => {
      removeEventListener('scroll', scrolled)
      forget()
    }
  }, [actor, router])
  return {
    isHidden,
    isSearching,
    setSearching: (isOpen: boolean) => actor.send({ type: isOpen ? 'SEARCH_OPENED' : 'SEARCH_CANCELLED' }),
    setMenuOpen: (isOpen: boolean) => actor.send({ type: isOpen ? 'MENU_OPENED' : 'MENU_CLOSED' }),
    focus: {
      onFocus: () => actor.send({ type: 'FOCUS_ENTERED' }),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        !currentTarget.contains(relatedTarget) && actor.send({ type: 'FOCUS_LEFT' }),
    },
  }
}

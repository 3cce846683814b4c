import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { openStoredPageOnce } from './open-stored-page.ts'

/** If the router cannot open a page without a network, its stored page opens instead. */
export function useStoredPage(isWithoutNetwork: boolean) {
  const entry = useLocation({ select: ({ href, state }) => state.__TSR_key ?? href })
  useEffect(() => {
    if (!isWithoutNetwork) return undefined
    let isCurrent = true
    void openStoredPageOnce(entry, () => isCurrent)
    return () => void (isCurrent = false)
  }, [isWithoutNetwork, entry])
}

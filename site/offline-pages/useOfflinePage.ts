import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { storePage, type OfflinePage } from './store-page.ts'

/**
 * Stores the open page, so that it opens without a network.
 * @param page the same object in every render
 * @param state the page is stored again when it changes; `null`: there is nothing to store yet
 * @returns whether it will open; `undefined` until that is known
 */
export function useOfflinePage(page: OfflinePage, state: string | null): boolean | undefined {
  const { version } = useRouteContext({ from: '__root__' })
  const [isKept, setKept] = useState<boolean>()
  useEffect(() => {
    let isCurrent = true
    if (state !== null) void storePage(page, version).then((kept) => isCurrent && setKept(kept))
    return () => void (isCurrent = false)
  }, [page, state, version])
  return isKept
}

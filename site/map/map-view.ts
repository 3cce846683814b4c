import { useLocation } from '@tanstack/react-router'
import type { SearchValues } from '../addresses/search-string.ts'

/** The id of the map's element, for links to `#map`. */
export const mapAnchor = 'map'

export type MapView = 'list' | 'map'
/** Which view a narrow page shows, and which place the map shows; the address of any list may contain both. */
export type Viewed = { view: MapView; placeId: string | null }

export function viewedIn({ view, on_map }: SearchValues): Viewed {
  return { view: view === 'map' ? 'map' : 'list', placeId: on_map ?? null }
}
export const useViewed = (): Viewed =>
  useLocation({ select: ({ search }) => viewedIn(search), structuralSharing: true })

/** @param address of a list, without a fragment */
export function viewAddress(address: string, { view, placeId }: Viewed): string {
  if (view === 'list') return address
  const named = placeId === null ? '' : `&on_map=${encodeURIComponent(placeId)}`
  return `${address}${address.includes('?') ? '&' : '?'}view=map${named}#${mapAnchor}`
}

import { useLocation } from '@tanstack/react-router'

/** The id of the element that holds the map: a link `#map` leads to it. */
export const mapAnchor = 'map'

export type MapView = 'list' | 'map'
/**
 * Which of the two a narrow page shows, and the place it shows on the map: both may stand in the address of any list.
 */
export type Viewed = { view: MapView; placeId: string | null }

export function viewedIn(search: object): Viewed {
  const { view, on_map } = search as Readonly<Record<string, unknown>>
  return { view: view === 'map' ? 'map' : 'list', placeId: typeof on_map === 'string' ? on_map : null }
}
export const useViewed = (): Viewed =>
  useLocation({ select: ({ search }) => viewedIn(search), structuralSharing: true })

/** @param address of a list, without an anchor */
export function viewAddress(address: string, { view, placeId }: Viewed): string {
  if (view === 'list') return address
  const named = placeId === null ? '' : `&on_map=${placeId}`
  return `${address}${address.includes('?') ? '&' : '?'}view=map${named}#${mapAnchor}`
}

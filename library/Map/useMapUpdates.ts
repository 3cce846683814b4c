import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { cameraOf } from './camera.ts'
import type { MapProps } from './map-props.ts'
import type { MapPlace, PlaceId } from './places.ts'
import type { MapView } from './view.ts'

const noIds: readonly PlaceId[] = []

/** Scrolls only the list; the page stays where it is. */
function bringToSight(list: HTMLElement | null, id: PlaceId) {
  const item = list?.querySelector<HTMLElement>(`[data-place="${CSS.escape(String(id))}"]`)
  if (!list || !item) return
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()]
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom
}

/** Updates the map and scrolls the list when the properties or the choice change. */
export function useMapUpdates(
  view: MapView | null,
  props: MapProps,
  selected: MapPlace | undefined,
  list: RefObject<HTMLElement | null>,
) {
  const { places, route = noIds, routeParts, area } = props
  useEffect(
    () => view?.setData({ places, route, ...(routeParts && { routeParts }), area: area ?? null }),
    [view, places, route, routeParts, area],
  )

  const requested = JSON.stringify([props.center, props.zoom, props.bounds])
  const shown = useRef(requested)
  useEffect(() => {
    if (!view || shown.current === requested) return
    shown.current = requested
    view.look(cameraOf(props))
  })

  const selectedId = selected?.id ?? null
  const reveal = useEffectEvent(() => {
    if (!selected) return
    bringToSight(list.current, selected.id)
    view?.reveal(selected)
  })
  useEffect(() => reveal(), [view, selectedId])
}

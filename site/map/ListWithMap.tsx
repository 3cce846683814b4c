import { Icon } from '@tropa/library/Icon/dressed.ts'
import { pin } from '@tropa/library/Icon/icons.ts'
import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useWords } from '../messages/intl.tsx'
import * as styles from './map.css.ts'
import { type Choice, keepView, keptView } from './kept-view.ts'
import { mapAnchor, type Viewed } from './map-view.ts'

/** `by`: where the visitor chose; the other side scrolls to it. */
type Chosen = { choice: Choice; choose: (choice: Choice) => void }

const ChosenContext = createContext<Chosen>({ choice: null, choose: () => {} })
export const useChosen = () => use(ChosenContext)

export type ListWithMapProps = {
  className?: string
  /** The view in the address (`useViewed`). Left out if list and map are always both visible. */
  viewed?: Viewed
  children: ReactNode
}

/** Synchronises a list and its map; it must contain both. */
export function ListWithMap({ className, viewed, children }: ListWithMapProps) {
  const startId = viewed?.placeId ?? null
  const [choice, setChoice] = useState<Choice>(() => {
    const { choice: left } = keptView()
    if (left === undefined) return startId === null ? null : { id: startId, by: 'map' }
    // Restored as if chosen in the list, so that nothing scrolls: Back has restored the scroll position.
    return left && { ...left, by: 'list' }
  })
  const chosen = useMemo(() => {
    const choose = (next: Choice) => {
      setChoice(next)
      keepView({ choice: next })
    }
    return { choice, choose }
  }, [choice])
  return (
    <ChosenContext value={chosen}>
      <div className={className} data-view={viewed?.view}>
        {children}
      </div>
    </ChosenContext>
  )
}

/** Whether the map is beside an element, and not above or below it. */
function isMapBeside(element: HTMLElement): boolean {
  const map = document.getElementById(mapAnchor)?.getBoundingClientRect()
  const { left, right } = element.getBoundingClientRect()
  return map !== undefined && map.width > 0 && (right <= map.left || left >= map.right)
}

/** Scrolls an item of the list into view without scrolling the map out of view. */
function follow(item: HTMLElement) {
  if (isMapBeside(item)) return item.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const rail = item.parentElement
  if (rail && rail.scrollWidth > rail.clientWidth)
    rail.scrollLeft += item.getBoundingClientRect().left - rail.getBoundingClientRect().left
}

export type ListedPlaceProps = {
  /** From `placeId`. */
  id: string
  /** Whether to draw lines between items. */
  isRow?: boolean
  children: ReactNode
}

/** Marks an element of the list while its place is chosen, and scrolls it into view if it was chosen on the map. */
function useListed<Item extends HTMLElement>(id: string) {
  const { choice } = useChosen()
  const item = useRef<Item>(null)
  const isChosen = choice?.id === id
  const isFollowing = isChosen && choice.by === 'map'
  useEffect(() => {
    if (isFollowing && item.current) follow(item.current)
  }, [isFollowing])
  return { ref: item, 'data-place': id, 'data-selected': isChosen || undefined }
}

/** An item of the list. */
export function ListedPlace({ id, isRow = false, children }: ListedPlaceProps) {
  return (
    <div className={isRow ? styles.listedRow : styles.listed} {...useListed<HTMLDivElement>(id)}>
      {children}
    </div>
  )
}

/** The words in a row of the list; the whole row is marked. */
export function ListedWords({ id, children }: Omit<ListedPlaceProps, 'isRow'>) {
  return (
    <span className={styles.listedWords} {...useListed<HTMLSpanElement>(id)}>
      {children}
    </span>
  )
}

export type ShowOnMapProps = {
  id: string
  title: string
  /**
   * The address of the page with this place on its map, for browsers without scripts, and for narrow pages, where the
   * map is a separate view.
   */
  href: string
  /** Without a border, for use beside other such buttons. */
  isQuiet?: boolean
}

/** Shows a place of the list on the map; a link, so that it works without scripts. */
export function ShowOnMap({ id, title, href, isQuiet = false }: ShowOnMapProps) {
  const say = useWords()
  const { choice, choose } = useChosen()
  const isChosen = choice?.id === id
  return (
    <a
      className={isQuiet ? styles.showQuiet : styles.show}
      href={href}
      aria-label={say('map.show', { title })}
      aria-current={isChosen ? 'true' : undefined}
      title={say('map.onMap')}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        choose(isChosen ? null : { id, by: 'list' })
        const map = document.getElementById(mapAnchor)
        // On a narrow page the map is a separate view, so the browser follows the link.
        if (!map?.checkVisibility()) return
        event.preventDefault()
        map.scrollIntoView({ block: 'nearest' })
        // Otherwise focus would stay on the link, which may have been scrolled out of the window.
        if (isMapBeside(event.currentTarget)) return
        map.tabIndex = -1
        map.focus({ preventScroll: true })
      }}
    >
      <Icon path={pin} size="sm" />
    </a>
  )
}

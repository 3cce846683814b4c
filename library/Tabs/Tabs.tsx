import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react'
import type { ClassNames } from '../dress.ts'
import { useIsHydrated } from '../useIsHydrated.ts'
import { inReadingOrder, neighbour } from './neighbour.ts'

export type TabsPart = 'root' | 'list' | 'tab' | 'count' | 'panel'

/** A tab and its panel. `id` is unique in its list; the panel is rendered only while the tab is chosen. */
export interface Tab {
  id: string
  label: ReactNode
  /** The number of items in its panel; part of the tab's name. */
  count?: number
  /** Makes the tab a link, so that it opens without scripts, in another window, and can be sent to a friend. */
  href?: string
  isDisabled?: boolean
  panel: ReactNode
}

export interface TabsProps {
  /** The name of the list of tabs. */
  label: string
  tabs: readonly Tab[]
  /** Without `onSelectionChange`, tabs that are links go to their address. An unknown id shows the first tab. */
  selectedId?: string
  defaultSelectedId?: string
  onSelectionChange?: (id: string) => void
  ref?: Ref<HTMLDivElement>
  classNames?: ClassNames<TabsPart>
}

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  !(metaKey || ctrlKey || shiftKey || altKey || button)

/**
 * Several views of which one is shown; the panel of the chosen one follows the list of tabs. Only that panel exists.
 *
 * Keyboard: Tab goes to the chosen tab and then to its panel; arrows cycle through the tabs and open each at once, Home
 * and End go to the first and the last; Space opens a tab that is a link.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs(props: TabsProps) {
  const { label, tabs, selectedId, defaultSelectedId, onSelectionChange, ref, classNames: c = {} } = props
  const [idInside, setIdInside] = useState(defaultSelectedId)
  const wanted = selectedId ?? idInside
  const selected = tabs.find(({ id }) => id === wanted) ?? tabs.find(({ isDisabled }) => !isDisabled)
  const isHydrated = useIsHydrated()
  const made = useId()
  const list = useRef<HTMLDivElement>(null)
  const isFollowed = selectedId === undefined || onSelectionChange !== undefined

  const select = (id: string) => {
    if (id === selected?.id) return
    setIdInside(id)
    onSelectionChange?.(id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target instanceof HTMLAnchorElement && event.key === ' ') {
      event.preventDefault()
      event.target.click()
      return
    }
    const open = tabs.filter(({ isDisabled }) => !isDisabled)
    const focused = open.findIndex(({ id }) => document.activeElement?.id === `${made}tab${id}`)
    const key = inReadingOrder(event.key, getComputedStyle(event.currentTarget).direction)
    const next = open[neighbour(key, focused, open.length) ?? -1]
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    document.getElementById(`${made}tab${next.id}`)?.focus()
    if (isFollowed) select(next.id)
  }
  // Scrolls the chosen tab into view on a narrow screen, without moving the page.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>("[aria-selected='true']")
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2
  }, [selected?.id])

  return (
    <div ref={ref} className={c.root}>
      <div ref={list} role="tablist" aria-label={label} className={c.list}>
        {tabs.map((tab) => {
          const isSelected = tab.id === selected?.id
          const shared = {
            id: `${made}tab${tab.id}`,
            role: 'tab',
            className: c.tab,
            'aria-selected': isSelected,
            'aria-controls': isSelected ? `${made}panel` : undefined,
            'aria-disabled': tab.isDisabled || undefined,
            'data-selected': isSelected || undefined,
            tabIndex: isSelected || !isHydrated ? 0 : -1,
            onKeyDown,
          }
          const name = (
            <>
              {tab.label}
              {tab.count !== undefined && ' '}
              {tab.count !== undefined && <span className={c.count}>{tab.count}</span>}
            </>
          )
          if (tab.href === undefined || tab.isDisabled)
            return (
              <button key={tab.id} type="button" {...shared} disabled={tab.isDisabled} onClick={() => select(tab.id)}>
                {name}
              </button>
            )
          const onClick = (event: MouseEvent) => {
            if (!isFollowed || !isPlain(event)) return
            event.preventDefault()
            select(tab.id)
          }
          return (
            <a key={tab.id} {...shared} href={tab.href} onClick={onClick}>
              {name}
            </a>
          )
        })}
      </div>
      {selected && (
        <div
          key={selected.id}
          id={`${made}panel`}
          role="tabpanel"
          className={c.panel}
          aria-labelledby={`${made}tab${selected.id}`}
          tabIndex={0}
        >
          {selected.panel}
        </div>
      )}
    </div>
  )
}

import { Fragment, useEffect, useImperativeHandle, useState, type ReactNode, type Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { grip as gripIcon } from '../Icon/icons.ts'
import { useOnIntent } from '../onIntent/useOnIntent.ts'
import { withAriaMessages } from '../onIntent/withAriaMessages.ts'
import type { OnReorder, SortKey, SortableItem, SortableListPart } from './order.ts'
import { SortLink } from './SortLink.ts'

/** What a row of a `SortableList` draws besides its own content. */
export interface SortedRow {
  /** The place to drag it by; for the eye alone until it can be dragged. */
  grip: ReactNode
  isDragging: boolean
}
/** What a `SortableList` takes. */
export interface SortableListProps {
  label: string
  items: readonly SortableItem[]
  /** Takes the new order, and the key that was moved. */
  onReorder: OnReorder
  /** One row: an `<li>` with the item's key in `data-key`. */
  children: (item: SortableItem, row: SortedRow, index: number) => ReactNode
  ref?: Ref<HTMLOListElement>
  classNames?: ClassNames<SortableListPart>
}

function useSortLink() {
  const [link] = useState(() => new SortLink())
  return { link, list: link.list, setList: link.setList, handlers: link.handlers }
}

const loadSorting = withAriaMessages(() => import('./Sorting.tsx'), {
  ru: () => import('../messages/reactAria/russianDragging.ts'),
  en: () => import('../messages/reactAria/englishDragging.ts'),
})

/**
 * An ordered list whose rows are dragged to another place, by the mouse or the keyboard; a screen reader hears where a
 * row would stand. Fixed items are headings, so that rows can be dragged from one part of the list to another. The way
 * for touch and for everyone are buttons in the row, as in `PlannerItem`: the list is a plain one with plain links and
 * buttons, before any script and after. What drags is React Aria's; it loads when the browser is idle.
 *
 * Keyboard: Tab goes to the grip; Enter picks the row up, ↓ and ↑ go from place to place, Enter puts it down, Escape
 * gives up. Focus stays on the grip of the row that was moved.
 *
 * Parts: `place` is where a row may be put down while one is dragged, `line` what shows it.
 * @see https://www.w3.org/WAI/WCAG22/Understanding/dragging-movements.html
 */
export function SortableList({ label, items, onReorder, children, ref, classNames: c = {} }: SortableListProps) {
  const { link, list, setList, handlers } = useSortLink()
  const [dragged, setDragged] = useState<SortKey | null>(null)
  const { part, request } = useOnIntent(list, loadSorting)
  useImperativeHandle<HTMLOListElement | null, HTMLOListElement | null>(ref, () => list.current)
  useEffect(() => {
    if ('requestIdleCallback' in globalThis) {
      const idle = requestIdleCallback(request)
      return () => cancelIdleCallback(idle)
    }
    // Safari has no idle time to ask for.
    void request()
  }, [request])

  const icon = <Icon path={gripIcon} className={c.icon} />
  const gripOf = (item: SortableItem) =>
    item.isFixed ? null : part ? (
      <part.Grip link={link} item={item} classNames={c}>
        {icon}
      </part.Grip>
    ) : (
      <span className={c.grip}>{icon}</span>
    )
  const last = items.at(-1)
  return (
    <>
      <ol ref={setList} className={c.root} aria-label={label} {...handlers}>
        {items.map((item, index) => (
          <Fragment key={item.key}>
            {part && <part.Place link={link} beside={item.key} position="before" classNames={c} />}
            {children(item, { grip: gripOf(item), isDragging: dragged === item.key }, index)}
          </Fragment>
        ))}
        {part && last && <part.Place link={link} beside={last.key} position="after" classNames={c} />}
      </ol>
      {part && <part.Sorting link={link} items={items} onReorder={onReorder} onDrag={setDragged} />}
    </>
  )
}

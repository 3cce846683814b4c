import {
  createContext,
  Fragment,
  use,
  useEffect,
  useImperativeHandle,
  useMemo,
  useState,
  type ReactNode,
  type Ref,
} from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { grip as gripIcon } from '../Icon/icons.ts'
import { useOnIntent } from '../onIntent/useOnIntent.ts'
import { withAriaMessages } from '../onIntent/withAriaMessages.ts'
import type { OnReorder, SortKey, SortableItem, SortableListPart } from './order.ts'
import type * as SortingPart from './Sorting.tsx'
import { SortLink } from './SortLink.ts'

/** What a `SortableList` passes to the render function of a row. */
export interface SortedRow {
  /** The handle for dragging; decorative until the behaviour has loaded. */
  grip: ReactNode
  isDragging: boolean
}
export interface SortableListProps {
  label: string
  items: readonly SortableItem[]
  /** Called with the new order, and the key of the moved item. */
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

const noClasses: ClassNames<SortableListPart> = {}
type SlotContext = { part: typeof SortingPart | null; link: SortLink; classNames: ClassNames<SortableListPart> }
const SlotContext = createContext<SlotContext | null>(null)

/** The grip of a row. It reads the behaviour from a context, because the caller renders the row. */
function GripSlot({ item }: { item: SortableItem }) {
  const slot = use(SlotContext)
  const icon = <Icon path={gripIcon} className={slot?.classNames.icon} />
  if (!slot?.part) return <span className={slot?.classNames.grip}>{icon}</span>
  const { part, link, classNames } = slot
  return (
    <part.Grip link={link} item={item} classNames={classNames}>
      {icon}
    </part.Grip>
  )
}

/** Keeps the same props for a row while nothing about the row changes, so that it is not rendered again. */
function useSortedRows(dragged: SortKey | null): (item: SortableItem) => SortedRow {
  const [rows] = useState(() => new Map<string, SortedRow>())
  return (item) => {
    const isDragging = dragged === item.key
    const id = JSON.stringify([item.key, item.text, item.isFixed, isDragging])
    const row = rows.get(id) ?? { grip: item.isFixed ? null : <GripSlot item={item} />, isDragging }
    rows.set(id, row)
    return row
  }
}

/**
 * An ordered list whose rows can be dragged by mouse, finger or keyboard; screen readers announce where a row would be
 * placed. Fixed items are headings, so that rows can be dragged from one part of the list to another. Everyone can use
 * buttons in the row instead, as in `PlannerItem`: the list is a plain one with plain links and buttons, with and
 * without scripts. Dragging is React Aria's, and `TouchDrag` for fingers; both load when the browser is idle.
 *
 * Keyboard: Tab goes to the grip; Enter picks the row up, ↓ and ↑ go from place to place, Enter puts it down, Escape
 * cancels. Focus stays on the grip of the moved row.
 *
 * Parts: `place` is a position where a row may be dropped, `line` shows it, `status` announces it.
 * @see https://www.w3.org/WAI/WCAG22/Understanding/dragging-movements.html
 */
export function SortableList({ label, items, onReorder, children, ref, classNames: c = noClasses }: SortableListProps) {
  const { link, list, setList, handlers } = useSortLink()
  const [dragged, setDragged] = useState<SortKey | null>(null)
  const { part, request } = useOnIntent(list, loadSorting)
  useImperativeHandle<HTMLOListElement | null, HTMLOListElement | null>(ref, () => list.current)
  useEffect(() => {
    if ('requestIdleCallback' in globalThis) {
      const idle = requestIdleCallback(request)
      return () => cancelIdleCallback(idle)
    }
    // Safari lacks `requestIdleCallback`.
    void request()
  }, [request])

  const rowOf = useSortedRows(dragged)
  const slot = useMemo(() => ({ part, link, classNames: c }), [part, link, c])
  const last = items.at(-1)
  return (
    <SlotContext value={slot}>
      <ol ref={setList} className={c.root} aria-label={label} {...handlers}>
        {items.map((item, index) => (
          <Fragment key={item.key}>
            {part && <part.Place link={link} beside={item.key} position="before" classNames={c} />}
            {children(item, rowOf(item), index)}
          </Fragment>
        ))}
        {part && last && <part.Place link={link} beside={last.key} position="after" classNames={c} />}
      </ol>
      {part && <part.Sorting {...{ link, items, onReorder }} onDrag={setDragged} status={c.status} />}
    </SlotContext>
  )
}

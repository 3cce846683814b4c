import {
  memo,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useButton } from 'react-aria/useButton'
import { ListDropTargetDelegate } from 'react-aria/ListDropTargetDelegate'
import { useDraggableCollection, useDraggableItem, type DragPreviewRenderer } from 'react-aria/useDraggableCollection'
import {
  useDropIndicator,
  useDroppableCollection,
  type DroppableCollectionReorderEvent,
} from 'react-aria/useDroppableCollection'
import { useDraggableCollectionState } from 'react-stately/useDraggableCollectionState'
import { useDroppableCollectionState } from 'react-stately/useDroppableCollectionState'
import { useListState } from 'react-stately/useListState'
import { OptionCollection } from '../aria/OptionCollection.ts'
import { OptionKeys } from '../aria/OptionKeys.ts'
import { localeOf } from '../messages/locale.ts'
import { useLanguage } from '../messages/language.tsx'
import type { ClassNames } from '../dress.ts'
import { moved, type OnReorder, type SortableItem, type SortableListPart, type SortKey } from './order.ts'
import type { Sorting as SortingNow, SortLink } from './SortLink.ts'
import { TouchDrag } from './TouchDrag.ts'

type Linked = { link: SortLink; classNames: ClassNames<SortableListPart> }

const InLanguage = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={localeOf(useLanguage())}>{children}</I18nProvider>
)

const keyType = 'application/x-sort-key'
const rowOf = (link: SortLink, key: SortKey) =>
  link.list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)

interface SortingProps {
  link: SortLink
  items: readonly SortableItem[]
  onReorder: OnReorder
  onDrag: (key: SortKey | null) => void
  /** The class of the status. */
  status: string | undefined
}
/** The behaviour that makes rows draggable. It renders only the announcements during a drag by touch. */
export const Sorting = (props: SortingProps) => (
  <InLanguage>
    <Behaviour {...props} />
  </InLanguage>
)

function Behaviour({ link, items, onReorder, onDrag, status }: SortingProps) {
  const collection = useMemo(() => new OptionCollection(items), [items])
  const { selectionManager } = useListState({ collection, selectionMode: 'none' })
  // The preview of a drag is the row, not its grip.
  const preview = useRef<DragPreviewRenderer>((dragged, show) => show(rowOf(link, dragged[0]?.[keyType] ?? '') ?? null))
  const toFocus = useRef<SortKey | null>(null)

  const drag = useDraggableCollectionState({
    collection,
    selectionManager,
    preview,
    getItems: (keys) =>
      [...keys].map((key) => ({ 'text/plain': collection.getItem(key)?.textValue ?? '', [keyType]: `${key}` })),
    getAllowedDropOperations: () => ['move'],
    onDragStart: ({ keys }) => onDrag([...keys].map(String)[0] ?? null),
    onDragEnd: () => onDrag(null),
  })
  useDraggableCollection({}, drag, link.list)

  const reorder = ({ keys, target }: DroppableCollectionReorderEvent) => {
    const [key] = [...keys].map(String)
    if (key === undefined || target.dropPosition === 'on') return
    toFocus.current = key
    const before = items.map((item) => item.key)
    const after = moved(before, key, `${target.key}`, target.dropPosition)
    if (after.join() !== before.join()) onReorder(after, key)
  }
  const dropOptions = { onReorder: reorder, acceptedDragTypes: [keyType] }
  const drop = useDroppableCollectionState({ collection, selectionManager, ...dropOptions })
  const { collectionProps } = useDroppableCollection(
    {
      ...dropOptions,
      keyboardDelegate: new OptionKeys(collection, link.list),
      dropTargetDelegate: new ListDropTargetDelegate(collection, link.list),
    },
    drop,
    link.list,
  )
  const known = useMemo(
    () =>
      items
        .map(({ key, text }) => `${key} ${text}`)
        .toSorted()
        .join('\n'),
    [items],
  )
  useLayoutEffect(() => link.connect({ drag, drop }, collectionProps, known))
  useLayoutEffect(() => () => link.connect(null, {}), [link])
  const spoken = useTouchDrag({ link, items, onReorder, onDrag })

  const isDragging = drag.draggedKey !== null
  useEffect(() => {
    if (isDragging || toFocus.current === null) return
    rowOf(link, toFocus.current)?.querySelector<HTMLElement>('[data-grip]')?.focus()
    toFocus.current = null
  }, [isDragging, items, link])
  return (
    spoken !== null && (
      <p role="status" className={status}>
        {spoken}
      </p>
    )
  )
}

/** Dragging by touch. @returns where the row would be placed, in words; `null` while no finger drags */
function useTouchDrag({ link, items, onReorder, onDrag }: Omit<SortingProps, 'status'>): string | null {
  const [spoken, speak] = useState<string | null>(null)
  const latest = useRef({ items, onReorder })
  useLayoutEffect(() => {
    latest.current = { items, onReorder }
  })
  useEffect(() => {
    const touch = new TouchDrag({
      list: () => link.list.current,
      items: () => latest.current.items,
      onDrag: (key) => {
        onDrag(key)
        // A live region announces only changes of its content, so it is rendered empty first.
        speak(key === null ? null : '')
      },
      onLanding: link.setLanding,
      onReorder: (keys, key) => latest.current.onReorder(keys, key),
    })
    link.connectTouch(touch, speak)
    return () => {
      touch.stop()
      link.connectTouch(null, null)
    }
  }, [link, onDrag])
  return spoken
}

const useSorting = (link: SortLink) => useSyncExternalStore(link.subscribe, link.current, link.current)

interface GripProps extends Linked {
  item: SortableItem
  children: ReactNode
}
export const Grip = memo(function Grip(props: GripProps) {
  const sorting = useSorting(props.link)
  if (!sorting) return <span className={props.classNames.grip}>{props.children}</span>
  return (
    <InLanguage>
      <Handle {...props} {...sorting} />
    </InLanguage>
  )
})

function Handle({ link, item, drag, children, classNames: c }: GripProps & SortingNow) {
  const button = useRef<HTMLButtonElement>(null)
  const { dragProps, dragButtonProps } = useDraggableItem({ key: item.key, hasDragButton: true }, drag)
  const { buttonProps } = useButton(dragButtonProps, button)
  const { onDragStart, ...others } = dragProps
  // While a finger drags, a long press must not start the browser's own drag or open its context menu.
  return (
    <span
      {...others}
      className={c.grip}
      onPointerDown={({ nativeEvent }) => link.startTouch(nativeEvent, item.key)}
      onDragStart={(event) => (link.isTouched() ? event.preventDefault() : onDragStart?.(event))}
      onContextMenu={(event) => link.isTouched() && event.preventDefault()}
    >
      <button
        {...buttonProps}
        type="button"
        ref={button}
        className={c.gripButton}
        data-grip=""
        aria-label={dragButtonProps['aria-label']}
      >
        {children}
      </button>
    </span>
  )
}

interface PlaceProps extends Linked {
  beside: SortKey
  position: 'before' | 'after'
}
/** A position between two rows or at an end of the list; it renders nothing until a row is dragged. */
export const Place = memo(function Place(props: PlaceProps) {
  const { link, beside, position } = props
  const sorting = useSorting(link)
  const isLanding = useSyncExternalStore(
    link.subscribe,
    () => link.isLanding({ beside, position }),
    () => false,
  )
  return (
    sorting && (
      <InLanguage>
        <Indicator {...props} {...sorting} isLanding={isLanding} />
      </InLanguage>
    )
  )
})

function Indicator({
  link,
  beside,
  position,
  drop,
  isLanding,
  classNames: c,
}: PlaceProps & SortingNow & { isLanding: boolean }) {
  const line = useRef<HTMLDivElement>(null)
  const target = useMemo(() => ({ type: 'item', key: beside, dropPosition: position }) as const, [beside, position])
  const { dropIndicatorProps, isDropTarget, isHidden } = useDropIndicator({ target }, drop, line)
  const label = dropIndicatorProps['aria-label'] ?? ''
  useEffect(() => {
    if (isLanding) link.speak(label)
  }, [isLanding, label, link])
  if (isHidden && !isLanding) return null
  return (
    <li className={c.place}>
      <div
        {...dropIndicatorProps}
        ref={line}
        role="button"
        className={c.line}
        data-active={isDropTarget || isLanding ? '' : undefined}
      />
    </li>
  )
}

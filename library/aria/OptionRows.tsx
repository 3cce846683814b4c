import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react'
import { useListBox, type AriaListBoxOptions } from 'react-aria/useListBox'
import type { ListState } from 'react-stately/useListState'
import { drawnRows, listHeights, windowSize, type ListHeight } from '../ComboBox/rows.ts'
import type { ClassNames } from '../dress.ts'
import { ListOption, type DrawnOption } from './ListOption.tsx'
import type { CollectedOption } from './OptionCollection.ts'
import { reportScroll } from './reportScroll.ts'

export interface OptionRowsProps<Option extends CollectedOption & { key: string }> {
  state: ListState<Option>
  options: readonly Option[]
  list: RefObject<HTMLDivElement | null>
  listBoxProps: AriaListBoxOptions<Option>
  height: ListHeight
  /** The height of each row if the list is longer than a window, rem. */
  row: number
  classNames: ClassNames<'list' | 'option'>
  children: (option: Option, drawn: DrawnOption) => ReactNode
}

/** The first array with these options, because callers may create another one in every render. */
function useSameOptions<Option extends { key: string }>(options: readonly Option[]) {
  const [kept, keep] = useState(options)
  const isSame =
    kept === options || (kept.length === options.length && kept.every(({ key }, index) => key === options[index]?.key))
  if (!isSame) keep(options)
  return isSame ? kept : options
}

/** The rows to render: the visible ones and those around the active one. Other options scroll the list to the top. */
function useWindow<Option extends CollectedOption & { key: string }>(props: OptionRowsProps<Option>) {
  const { state, list, height, row } = props
  const options = useSameOptions(props.options)
  const [seen, setSeen] = useState({ options, first: 0 })
  const isVirtual = options.length > windowSize
  const first = seen.options === options ? seen.first : 0
  const { focusedKey } = state.selectionManager
  const active = focusedKey === null ? -1 : (state.collection.getItem(focusedKey)?.index ?? -1)
  const activeRow = isVirtual && active >= 0 ? active : null

  useLayoutEffect(() => {
    list.current?.scrollTo?.({ top: 0 })
  }, [options, list])
  // React Aria can scroll only to a rendered option, so the position of a row is calculated from its index.
  useLayoutEffect(() => {
    const box = list.current
    const rows = box?.firstElementChild
    if (!box || !rows || activeRow === null) return
    const size = rows.clientHeight / options.length
    const top = activeRow * size
    if (top < box.scrollTop) box.scrollTo?.({ top })
    else if (top + size > box.scrollTop + box.clientHeight) box.scrollTo?.({ top: top + size - box.clientHeight })
  }, [activeRow, options, list])

  const scroll = () => {
    const box = list.current
    const rows = box?.firstElementChild
    if (!isVirtual || !box || !rows) return
    const at = Math.floor(box.scrollTop / (rows.clientHeight / options.length))
    if (Number.isFinite(at) && at !== first) setSeen({ options, first: at })
  }
  return { isVirtual, scroll, rows: drawnRows(options.length, first, active, Math.ceil(listHeights[height] / row)) }
}

/** A React Aria list box. Of more than 30 options only a window is rendered, in rows of equal height. */
export function OptionRows<Option extends CollectedOption & { key: string }>(props: OptionRowsProps<Option>) {
  const { state, options, list, height, row, classNames: c, children } = props
  const { isVirtual, scroll, rows } = useWindow(props)
  const { listBoxProps } = useListBox({ ...props.listBoxProps, isVirtualized: isVirtual }, state, list)
  const draw = (index: number) => {
    const option = options[index]
    if (!option) return null
    return (
      <ListOption
        key={option.key}
        optionKey={option.key}
        state={state}
        className={c.option}
        style={
          isVirtual
            ? { position: 'absolute', insetInline: 0, insetBlockStart: `${index * row}rem`, blockSize: `${row}rem` }
            : undefined
        }
      >
        {(drawn) => children(option, drawn)}
      </ListOption>
    )
  }
  return (
    <div
      {...listBoxProps}
      ref={list}
      className={c.list}
      data-height={height}
      data-virtual={isVirtual || undefined}
      onScroll={scroll}
      onFocusCapture={reportScroll}
    >
      <div
        role="presentation"
        style={isVirtual ? { position: 'relative', blockSize: `${options.length * row}rem` } : undefined}
      >
        {rows.map(draw)}
      </div>
    </div>
  )
}

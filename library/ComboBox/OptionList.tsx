import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { check } from '../Icon/icons.ts'
import { drawnRows, listHeights, rowHeights, virtualPast, type ListHeight } from './rows.ts'
import { optionId } from './useActiveOption.ts'

export type OptionListPart = 'list' | 'option' | 'optionText' | 'description' | 'icon'

export interface ComboBoxOption {
  value: string
  label: string
  description?: string
}
export interface OptionListProps {
  id: string
  labelledBy: string
  options: readonly ComboBoxOption[]
  activeIndex: number
  chosen: string
  height: ListHeight
  isDescribed: boolean
  onChoose: (option: ComboBoxOption) => void
  classNames: ClassNames<OptionListPart>
}

/** The listbox; past 300 options its rows are of one height, and only those seen are drawn. */
export function OptionList(props: OptionListProps) {
  const { id, labelledBy, options, activeIndex, chosen, height, isDescribed, onChoose, classNames } = props
  const list = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState({ options, first: 0 })
  const isVirtual = options.length > virtualPast
  const row = isDescribed ? rowHeights.described : rowHeights.plain
  const first = seen.options === options ? seen.first : 0
  const [firstChosen] = useState(() => options.findIndex(({ value }) => value === chosen && value !== ''))
  const [firstOptions] = useState(options)
  const always = activeIndex >= 0 || options !== firstOptions ? activeIndex : firstChosen

  useLayoutEffect(() => {
    if (!list.current) return
    list.current.scrollTop = 0
    if (options === firstOptions) document.getElementById(optionId(id, firstChosen))?.scrollIntoView?.({ block: 'nearest' })
  }, [options, firstOptions, firstChosen, id])

  const scroll = () => {
    const { current: box } = list
    const rows = box?.firstElementChild
    if (!isVirtual || !box || !rows) return
    const at = Math.floor(box.scrollTop / (rows.clientHeight / options.length))
    if (Number.isFinite(at) && at !== first) setSeen({ options, first: at })
  }
  const choose = ({ target }: MouseEvent) => {
    const index = target instanceof Element ? target.closest<HTMLElement>('[data-index]')?.dataset['index'] : undefined
    const option = options[Number(index)]
    if (option) onChoose(option)
  }
  const draw = (index: number) => {
    const option = options[index]
    if (!option) return null
    return (
      <div
        key={option.value}
        className={classNames.option}
        id={optionId(id, index)}
        role="option"
        aria-selected={option.value === chosen}
        aria-setsize={isVirtual ? options.length : undefined}
        aria-posinset={isVirtual ? index + 1 : undefined}
        data-active={index === activeIndex || undefined}
        data-index={index}
        style={isVirtual ? { position: 'absolute', insetInline: 0, insetBlockStart: `${index * row}rem`, blockSize: `${row}rem` } : undefined}
      >
        <span className={classNames.optionText}>{option.label}</span>
        {option.description && <span className={classNames.description}>{option.description}</span>}
        {option.value === chosen && <Icon path={check} size="sm" className={classNames.icon} />}
      </div>
    )
  }

  return (
    <div
      ref={list}
      className={classNames.list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      data-height={height}
      data-virtual={isVirtual || undefined}
      onScroll={scroll}
      onClick={choose}
    >
      <div role="presentation" style={isVirtual ? { position: 'relative', blockSize: `${options.length * row}rem` } : undefined}>
        {drawnRows(options.length, first, always, Math.ceil(listHeights[height] / row)).map(draw)}
      </div>
    </div>
  )
}

import { useState, type ReactNode, type Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { check, close } from '../Icon/icons.ts'
import { pillGroupMessages, type PillGroupMessages } from '../messages/PillGroup.ts'
import { useMessages } from '../messages/useMessages.ts'

export type PillGroupPart = 'root' | 'pill' | 'icon' | 'count'

/** A choice with a unique `id`; `icon` is a path of `icons.ts`. */
export interface Pill {
  id: string
  title: string
  icon?: string
  /** In a filter: the number of results that it leaves; part of its accessible name. */
  count?: number
  /** Makes it a link: the address determines the choice, with or without scripts. */
  href?: string
  isDisabled?: boolean
}
export interface PillGroupProps {
  /** The name of the group. */
  label: string
  pills: readonly Pill[]
  selectedIds?: readonly string[]
  defaultSelectedIds?: readonly string[]
  /** Gets all chosen ids after a press, in the order of the pills. */
  onSelectionChange?: (ids: readonly string[]) => void
  /** `toggle` can be switched on and off; `filter` is an applied filter with a cross that removes it. */
  kind?: 'toggle' | 'filter'
  /** In one line that scrolls horizontally. */
  isScrolled?: boolean
  onPress?: (id: string) => void
  /** Shown after the pills: 'Ещё 16'. */
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
  messages?: Partial<PillGroupMessages>
  classNames?: ClassNames<PillGroupPart>
}

/**
 * A few choices in a row: each toggles by itself, links to an address, or is a filter that can be removed. Keyboard:
 * Tab goes from pill to pill, Space or Enter presses one; Enter follows a link.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/button/ of toggle buttons
 */
export const PillGroup = (props: PillGroupProps) => {
  const { label, pills, kind = 'toggle', isScrolled, onPress, children, ref, messages, classNames: c = {} } = props
  const words = useMessages(pillGroupMessages, messages)
  const [ownIds, setOwnIds] = useState(props.defaultSelectedIds ?? [])
  const selectedIds = props.selectedIds ?? ownIds

  const press = (id: string) => {
    const isOn = (other: string) => selectedIds.includes(other)
    const ids = pills.flatMap((pill) => ((pill.id === id ? !isOn(id) : isOn(pill.id)) ? pill.id : []))
    setOwnIds(ids)
    onPress?.(id)
    if (kind === 'toggle') props.onSelectionChange?.(ids)
  }

  const draw = ({ id, title, icon, count, href, isDisabled }: Pill) => {
    const isFilter = kind === 'filter'
    const isSelected = isFilter || selectedIds.includes(id)
    const lead = isSelected && !isFilter ? check : icon
    const content = (
      <>
        {lead && <Icon path={lead} size="sm" className={c.icon} />}
        {title}
        {count !== undefined && <span className={c.count}>{count}</span>}
        {isFilter && <Icon path={close} size="sm" className={c.icon} />}
      </>
    )
    const shared = {
      className: c.pill,
      'data-selected': isSelected || undefined,
      'aria-label': isFilter ? words.remove(title) : undefined,
    }
    if (href !== undefined) {
      return (
        <a key={id} {...shared} href={href} aria-current={isSelected && !isFilter ? 'true' : undefined}>
          {content}
        </a>
      )
    }
    return (
      <button
        key={id}
        type="button"
        {...shared}
        disabled={isDisabled}
        aria-pressed={isFilter ? undefined : isSelected}
        onClick={() => press(id)}
      >
        {content}
      </button>
    )
  }

  return (
    <div ref={ref} className={c.root} role="group" aria-label={label} data-scrolled={isScrolled || undefined}>
      {pills.map(draw)}
      {children}
    </div>
  )
}

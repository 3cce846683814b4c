import type { ReactNode } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { check, close } from '../Icon/icons.ts'
import { pillGroupMessages, type PillGroupMessages } from '../messages/PillGroup.ts'
import { useMessages } from '../messages/useMessages.ts'

export type PillGroupPart = 'root' | 'pill' | 'icon'

export interface Pill {
  id: string
  title: string
  icon?: string
  /** A link: chosen by its address, with or without scripts. */
  href?: string
  isDisabled?: boolean
}
export interface PillGroupProps {
  /** The name of the group. */
  label: string
  pills: readonly Pill[]
  selectedIds?: readonly string[]
  /** `toggle`: on and off; `filter`: what is applied, each with a cross that takes it off. */
  kind?: 'toggle' | 'filter'
  /** In one line that scrolls by touch. */
  isScrolled?: boolean
  onPress?: (id: string) => void
  /** Stands after the pills: 'Ещё 16'. */
  children?: ReactNode
  messages?: Partial<PillGroupMessages>
  classNames?: ClassNames<PillGroupPart>
}

export const PillGroup = (props: PillGroupProps) => {
  const { label, pills, selectedIds = [], kind = 'toggle', isScrolled, onPress, children, messages, classNames: c = {} } = props
  const words = useMessages(pillGroupMessages, messages)

  const draw = ({ id, title, icon, href, isDisabled }: Pill) => {
    const isFilter = kind === 'filter'
    const isSelected = isFilter || selectedIds.includes(id)
    const lead = isSelected && !isFilter ? check : icon
    const content = (
      <>
        {lead && <Icon path={lead} size="sm" className={c.icon} />}
        {title}
        {isFilter && <Icon path={close} size="sm" className={c.icon} />}
      </>
    )
    const shared = { className: c.pill, 'data-selected': isSelected || undefined, 'aria-label': isFilter ? words.remove(title) : undefined }
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
        onClick={() => onPress?.(id)}
      >
        {content}
      </button>
    )
  }

  return (
    <div className={c.root} role="group" aria-label={label} data-scrolled={isScrolled || undefined}>
      {pills.map(draw)}
      {children}
    </div>
  )
}

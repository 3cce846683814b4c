import type { MouseEvent, ReactNode, Ref } from 'react'
import { Button } from '../Button/Button.tsx'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { chevronDown, chevronUp, trash } from '../Icon/icons.ts'
import { plannerItemMessages, type PlannerItemMessages } from '../messages/PlannerItem.ts'
import { useMessages } from '../messages/useMessages.ts'
import { longestWordStyle } from '../theme/longest-word.ts'

export type PlannerItemPart =
  | 'root'
  | 'grip'
  | 'number'
  | 'picture'
  | 'body'
  | 'title'
  | 'link'
  | 'note'
  | 'toggle'
  | 'tools'
  | 'tool'
  | 'icon'
  | 'below'
/** The actions of the buttons of a `PlannerItem`. */
export type PlannerAction = 'up' | 'down' | 'remove'

export interface PlannerItemProps {
  /** Its place in the order, from 1. */
  number: number
  /** Its key in a `SortableList`. */
  sortKey?: string
  title: string
  href?: string
  /** Opening hours, duration, and why it does not fit. */
  note?: ReactNode
  picture?: ReactNode
  /** The handle for dragging. */
  grip?: ReactNode
  /** One more action, before the buttons: a link or a button of the same height. */
  tool?: ReactNode
  /** Opens the details under the row. With it a narrow row shows its buttons only while `isOpen`, a wide one always. */
  toggle?: ReactNode
  isOpen?: boolean
  /** Shown below the row, with the same width: its day, a note, the fixes of a conflict. */
  below?: ReactNode
  /** The first cannot move up, the last cannot move down. */
  isFirst?: boolean
  isLast?: boolean
  isDragging?: boolean
  /** The object is no longer on the portal: it can only be removed. */
  isGone?: boolean
  /** Without it the buttons submit their form, as `action=up|down|remove`. */
  onAction?: (action: PlannerAction) => void
  ref?: Ref<HTMLLIElement>
  messages?: Partial<PlannerItemMessages>
  classNames?: ClassNames<PlannerItemPart>
}

const icons: Record<PlannerAction, string> = { up: chevronUp, down: chevronDown, remove: trash }

/**
 * A row of the planner, inside an ordered list. The buttons are the main way to move it; dragging by the grip is an
 * addition for pointers, and a live region of the caller announces the new position. Keyboard: Tab goes to the title
 * and the buttons; Enter and Space press them. A button that has nothing to do stays in the tab order, so that focus
 * is not lost at the end of the list.
 * @see https://www.w3.org/WAI/WCAG22/Understanding/dragging-movements.html
 */
export const PlannerItem = (props: PlannerItemProps) => {
  const {
    number,
    sortKey,
    title,
    href,
    note,
    picture,
    grip,
    tool,
    toggle,
    isOpen,
    below,
    isFirst,
    isLast,
    isDragging,
    isGone,
    onAction,
    ref,
    messages,
    classNames: c = {},
  } = props
  const words = useMessages(plannerItemMessages, messages)

  const button = (action: PlannerAction, isDisabled?: boolean) => (
    <Button
      type="submit"
      name="action"
      value={action}
      variant="quiet"
      isIconOnly
      isDisabled={isDisabled}
      classNames={{ root: c.tool }}
      aria-label={words[action](title)}
      {...(onAction && {
        onClick: (event: MouseEvent) => {
          event.preventDefault()
          onAction(action)
        },
      })}
    >
      <Icon path={icons[action]} className={c.icon} />
    </Button>
  )

  return (
    <li
      ref={ref}
      className={c.root}
      data-key={sortKey}
      data-gone={isGone || undefined}
      data-dragging={isDragging || undefined}
      data-picture={picture ? '' : undefined}
      data-closed={(toggle !== undefined && !isOpen && !isGone) || undefined}
    >
      {grip && <div className={c.grip}>{grip}</div>}
      <span className={c.number}>{number}</span>
      {picture && <div className={c.picture}>{picture}</div>}
      <div className={c.body}>
        <b className={c.title} style={longestWordStyle(title)}>
          {href && !isGone ? (
            <a className={c.link} href={href}>
              {title}
            </a>
          ) : (
            title
          )}
        </b>
        {isGone ? <span className={c.note}>{words.gone}</span> : note && <span className={c.note}>{note}</span>}
      </div>
      {toggle && !isGone && <div className={c.toggle}>{toggle}</div>}
      <div className={c.tools}>
        {!isGone && tool}
        {!isGone && button('up', isFirst)}
        {!isGone && button('down', isLast)}
        {button('remove')}
      </div>
      {below && <div className={c.below}>{below}</div>}
    </li>
  )
}

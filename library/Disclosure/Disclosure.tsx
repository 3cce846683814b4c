import {
  useEffect,
  useImperativeHandle,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react'
import type { ClassNames } from '../dress.ts'

export type DisclosurePart = 'root' | 'summary' | 'panel'

export interface DisclosureProps {
  summary: ReactNode
  /** The accessible name, if the summary is a picture or not clear enough. */
  label?: string
  /** The role of the panel, if it is a menu. */
  popup?: 'menu'
  /** The browser keeps only one of those with the same name open. */
  name?: string
  isSelected?: boolean
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode
  ref?: Ref<HTMLDetailsElement | null>
  classNames?: ClassNames<DisclosurePart>
}

/** Closes it and returns focus to the summary, because focus inside would be lost. */
export function shut(details: HTMLDetailsElement) {
  details.open = false
  details.querySelector('summary')?.focus()
}

/**
 * A panel that floats over the page, opened by a button; works before scripts run. Scripts add that it closes on
 * Escape, on a press elsewhere, when a link is followed and when the keyboard leaves it. Keyboard: Enter and Space
 * open and close it; Tab goes into an open panel, and leaving it closes it; Escape closes it and returns focus to the
 * button.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function Disclosure(props: DisclosureProps) {
  const {
    summary,
    label,
    popup,
    name,
    isSelected,
    isOpen,
    defaultOpen,
    onOpenChange,
    children,
    ref,
    classNames = {},
  } = props
  const root = useRef<HTMLDetailsElement>(null)
  useImperativeHandle<HTMLDetailsElement | null, HTMLDetailsElement | null>(ref, () => root.current)

  const close = () => {
    if (!root.current?.open) return
    if (isOpen === undefined) root.current.open = false
    else onOpenChange?.(false)
  }
  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  })

  const closeLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  const closeByKey = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !event.currentTarget.open || event.defaultPrevented) return
    event.preventDefault()
    close()
    event.currentTarget.querySelector('summary')?.focus()
  }
  const closeFollowed = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close()
  }
  // Otherwise the browser would open it itself, whatever its owner decides.
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    onOpenChange?.(!isOpen)
  }

  return (
    <details
      ref={root}
      className={classNames.root}
      name={name}
      open={isOpen ?? defaultOpen}
      data-selected={isSelected || undefined}
      onBlur={closeLeft}
      onKeyDown={closeByKey}
      onToggle={({ currentTarget }) => currentTarget.open !== isOpen && onOpenChange?.(currentTarget.open)}
    >
      <summary
        className={classNames.summary}
        aria-label={label}
        aria-haspopup={popup}
        onClick={isOpen === undefined ? undefined : ask}
      >
        {summary}
      </summary>
      <div className={classNames.panel} onClick={closeFollowed}>
        {children}
      </div>
    </details>
  )
}

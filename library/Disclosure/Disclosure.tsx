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
  /** The name of a summary that is a picture, or says less than it should. */
  label?: string
  /** What the panel is, where it is more than a panel. */
  popup?: 'menu'
  /** Of those with one name a browser keeps only one open. */
  name?: string
  isSelected?: boolean
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode
  ref?: Ref<HTMLDetailsElement | null>
  classNames?: ClassNames<DisclosurePart>
}

/** Shut, with focus back on what opened it: focus would be lost with what it stood on. */
export function shut(details: HTMLDetailsElement) {
  details.open = false
  details.querySelector('summary')?.focus()
}

/**
 * A panel that floats over the page, opened by a button: works before any script. A script adds that Escape, a press
 * elsewhere, a followed link and leaving it with the keyboard close it.
 *
 * Keyboard: Enter and Space open and close it; Tab goes into an open panel, and out of it closes it; Escape closes it
 * and brings focus back to the button.
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
  // The browser would open it by itself, whatever its owner says.
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

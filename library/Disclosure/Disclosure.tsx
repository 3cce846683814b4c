import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import type { ClassNames } from '../dress.ts'

export type DisclosurePart = 'root' | 'summary' | 'panel'

export interface DisclosureProps {
  summary: ReactNode
  /** The name of a summary that is a picture, or says less than it should. */
  label?: string
  /** Of those with one name a browser keeps only one open. */
  name?: string
  isSelected?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode
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
 */
export function Disclosure({ summary, label, name, isSelected, defaultOpen, onOpenChange, children, classNames = {} }: DisclosureProps) {
  const root = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (root.current?.open && target instanceof Node && !root.current.contains(target)) root.current.open = false
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])

  const closeLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
  }
  const closeByKey = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !event.currentTarget.open || event.defaultPrevented) return
    event.preventDefault()
    shut(event.currentTarget)
  }
  const closeFollowed = ({ target }: MouseEvent) => {
    if (root.current && target instanceof Element && target.closest('a')) root.current.open = false
  }

  return (
    <details
      ref={root}
      className={classNames.root}
      name={name}
      open={defaultOpen}
      data-selected={isSelected || undefined}
      onBlur={closeLeft}
      onKeyDown={closeByKey}
      onToggle={({ currentTarget }) => onOpenChange?.(currentTarget.open)}
    >
      <summary className={classNames.summary} aria-label={label}>
        {summary}
      </summary>
      <div className={classNames.panel} onClick={closeFollowed}>
        {children}
      </div>
    </details>
  )
}

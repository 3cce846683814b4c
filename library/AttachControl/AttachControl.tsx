import { useId, type ComponentPropsWithRef, type MouseEvent } from 'react'
import { useRepeatedPress } from '../Button/useRepeatedPress.ts'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { check, plus } from '../Icon/icons.ts'
import { attachControlMessages, type AttachControlMessages } from '../messages/AttachControl.ts'
import { useMessages } from '../messages/useMessages.ts'

export type AttachControlPart = 'root' | 'icon' | 'refusal'

interface OwnProps {
  /** If `false`, nothing is rendered. */
  isEnabled?: boolean
  isAttached: boolean
  /** Its number in the track, from 1. */
  position?: number
  /** Follows the label in the accessible name, because a screen reader may not announce the card around it. */
  objectTitle: string
  /** Why the last press changed nothing; shown after the button, and its accessible description. */
  refusal?: string
  /** Without it the button submits its form. */
  onChange?: (isAttached: boolean) => void
  messages?: Partial<AttachControlMessages>
  classNames?: ClassNames<AttachControlPart>
}
export type AttachControlProps = OwnProps & Omit<ComponentPropsWithRef<'button'>, keyof OwnProps | 'children' | 'type'>

const labelOf = (words: AttachControlMessages, isAttached: boolean, position?: number) => {
  if (!isAttached) return words.attach
  return position ? words.attachedAt(position) : words.attached
}

/**
 * Adds an object to the visitor's track or removes it. It has no state of its own: `isAttached` comes from outside.
 * Keyboard: Enter and Space.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/button/
 */
export const AttachControl = (props: AttachControlProps) => {
  const {
    isEnabled = true,
    isAttached,
    position,
    objectTitle,
    refusal,
    onChange,
    messages,
    className,
    classNames = {},
    ...rest
  } = props
  const words = useMessages(attachControlMessages, messages)
  const refusalId = useId()
  const isRepeated = useRepeatedPress()
  if (!isEnabled) return null

  const label = labelOf(words, isAttached, position)
  const change = onChange && {
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      if (!isRepeated(event)) onChange(!isAttached)
    },
  }
  return (
    <>
      <button
        type="submit"
        {...rest}
        {...change}
        {...(refusal && { 'aria-describedby': refusalId })}
        className={[classNames.root, className].filter(Boolean).join(' ') || undefined}
        aria-pressed={isAttached}
        aria-label={`${label}: ${objectTitle}`}
      >
        <Icon path={isAttached ? check : plus} size="sm" className={classNames.icon} />
        {label}
      </button>
      {refusal && (
        <span id={refusalId} className={classNames.refusal} role="alert">
          {refusal}
        </span>
      )}
    </>
  )
}

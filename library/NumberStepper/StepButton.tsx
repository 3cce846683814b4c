import { useRef, type MouseEvent } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { minus, plus } from '../Icon/icons.ts'
import type { ForwardedEvents } from './ForwardedEvents.ts'

export interface StepButtonProps {
  bound: 'min' | 'max'
  fieldId: string
  label: string
  isAtBound: boolean
  isDisabled: boolean | undefined
  /** Whether React Aria handles `events`. */
  hasBehaviour: boolean
  events: ForwardedEvents
  /** A press that began before the behaviour loaded. */
  onStep: () => void
  classNames: ClassNames<'button' | 'icon'>
}

/** The decrease or increase button: at its bound it stays in the tab order, and says why it does nothing. */
export function StepButton(props: StepButtonProps) {
  const { bound, fieldId, label, isAtBound, isDisabled, hasBehaviour, events, onStep, classNames: c } = props
  const isEarly = useRef(false)
  const id = `${fieldId}-${bound}`
  const press = (event: MouseEvent) => {
    if (hasBehaviour && !isEarly.current) events.handlers.onClick?.(event)
    else if (!isAtBound) onStep()
    isEarly.current = false
  }
  return (
    <button
      {...events.handlers}
      type="button"
      id={id}
      className={c.button}
      aria-label={label}
      aria-labelledby={`${id} ${fieldId}-label`}
      aria-controls={fieldId}
      aria-disabled={isAtBound || undefined}
      aria-describedby={isAtBound && !isDisabled ? `${id}-reason` : undefined}
      disabled={isDisabled}
      onPointerDown={(event) => {
        isEarly.current = !hasBehaviour
        events.handlers.onPointerDown?.(event)
      }}
      onClick={press}
    >
      <Icon path={bound === 'min' ? minus : plus} size="sm" className={c.icon} />
    </button>
  )
}

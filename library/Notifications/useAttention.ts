import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react'

export interface AttentionEvents {
  /** The pointer has entered the notifications, so their timers should pause. Called once, until it has left. */
  onPointerEnter?: () => void
  /** The pointer has left, or the element under it was removed. */
  onPointerLeave?: () => void
  /** Focus has entered the notifications, so their timers should pause. Called once, until it has left. */
  onFocusEnter?: () => void
  /** Focus has left, or the focused element was removed. */
  onFocusLeave?: () => void
}

/** The events that React Aria's toast region handles. */
export interface AttentionHandlers {
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void
  onPointerLeave?: (event: PointerEvent<HTMLElement>) => void
  onFocus?: (event: FocusEvent<HTMLElement>) => void
  onBlur?: (event: FocusEvent<HTMLElement>) => void
}
export interface Attention {
  Pointer: boolean
  Focus: boolean
  /** The element that had focus before it entered the region. */
  cameFrom: HTMLElement | null
  /** The handlers, which load later. */
  behaviour: AttentionHandlers
}

/** Reports once when the pointer or focus enters or leaves a region, and passes it on to behaviour that loads later. */
export function useAttention(events: AttentionEvents, isEmpty: boolean) {
  const attention = useRef<Attention>({ Pointer: false, Focus: false, cameFrom: null, behaviour: {} })
  const report = (of: 'Pointer' | 'Focus', isInside: boolean) => {
    if (attention.current[of] === isInside) return
    attention.current[of] = isInside
    events[`on${of}${isInside ? 'Enter' : 'Leave'}` as const]?.()
  }
  const end = () => {
    report('Pointer', false)
    report('Focus', false)
  }
  useEffect(() => {
    if (!isEmpty) return
    const { Focus, cameFrom } = attention.current
    // The last notification was removed before the behaviour loaded, which would have returned focus.
    if (Focus && document.activeElement === document.body) cameFrom?.focus()
    // A removed element fires no event.
    end()
  })
  const handlers: AttentionHandlers = {
    onPointerEnter: (event) => {
      report('Pointer', true)
      attention.current.behaviour.onPointerEnter?.(event)
    },
    onPointerLeave: (event) => {
      report('Pointer', false)
      attention.current.behaviour.onPointerLeave?.(event)
    },
    onFocus: (event) => {
      const { relatedTarget, currentTarget } = event
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        attention.current.cameFrom = relatedTarget
      report('Focus', true)
      attention.current.behaviour.onFocus?.(event)
    },
    onBlur: (event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) report('Focus', false)
      attention.current.behaviour.onBlur?.(event)
    },
  }
  const connect = (behaviour: AttentionHandlers) => {
    attention.current.behaviour = behaviour
  }
  return { attention, handlers, connect, end }
}

import { useCallback, useEffect, useRef, type FocusEvent, type PointerEvent } from 'react'

export interface AttentionEvents {
  /** The pointer has come among the notifications: their time should stand still. Called once, until it has left. */
  onPointerEnter?: () => void
  /** The pointer has left, or what was under it is gone. */
  onPointerLeave?: () => void
  /** Focus has come among the notifications: their time should stand still. Called once, until it has left. */
  onFocusEnter?: () => void
  /** Focus has left, or what had it is gone. */
  onFocusLeave?: () => void
}
export type HasAttention = Record<'Pointer' | 'Focus', boolean>

/** What React Aria's toast region listens to. */
export interface AttentionHandlers {
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void
  onPointerLeave?: (event: PointerEvent<HTMLElement>) => void
  onFocus?: (event: FocusEvent<HTMLElement>) => void
  onBlur?: (event: FocusEvent<HTMLElement>) => void
}

/** Whether the pointer or focus is in a region, reported once each way, and passed on to behaviour that comes later. */
export function useAttention(events: AttentionEvents, isEmpty: boolean) {
  const latest = useRef(events)
  const hasAttention = useRef<HasAttention>({ Pointer: false, Focus: false })
  const behaviour = useRef<AttentionHandlers>({})
  useEffect(() => {
    latest.current = events
  })
  const report = useCallback((of: keyof HasAttention, isInside: boolean) => {
    if (hasAttention.current[of] === isInside) return
    hasAttention.current[of] = isInside
    latest.current[`on${of}${isInside ? 'Enter' : 'Leave'}` as const]?.()
  }, [])
  const end = useCallback(() => {
    report('Pointer', false)
    report('Focus', false)
  }, [report])
  const connect = useCallback((handlers: AttentionHandlers) => {
    behaviour.current = handlers
  }, [])
  // An element that is gone reports nothing.
  useEffect(() => {
    if (isEmpty) end()
  }, [isEmpty, end])

  const handlers: Required<AttentionHandlers> = {
    onPointerEnter: (event) => {
      report('Pointer', true)
      behaviour.current.onPointerEnter?.(event)
    },
    onPointerLeave: (event) => {
      report('Pointer', false)
      behaviour.current.onPointerLeave?.(event)
    },
    onFocus: (event) => {
      report('Focus', true)
      behaviour.current.onFocus?.(event)
    },
    onBlur: (event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) report('Focus', false)
      behaviour.current.onBlur?.(event)
    },
  }
  return { handlers, connect, end, hasAttention }
}

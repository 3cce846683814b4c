import { useCallback, useLayoutEffect, useMemo, useState, type ComponentType, type RefObject } from 'react'
import { useOnIntent } from '../onIntent/useOnIntent.ts'
import { withAriaMessages } from '../onIntent/withAriaMessages.ts'
import type { CalendarProps } from './Calendar.tsx'
import type { CalendarDialogProps } from './CalendarDialog.tsx'

/** What `loadCalendar` loads together, so that a calendar never waits for its dialog. */
export interface CalendarPieces {
  Calendar: ComponentType<CalendarProps>
  CalendarDialog: ComponentType<CalendarDialogProps>
}
/** Loads a calendar: an `import()` that may fail and is retried at the next intent. */
export type LoadCalendar = () => Promise<CalendarPieces>

type CalendarState =
  | { kind: 'closed' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'open'; pieces: CalendarPieces }

const movesOn = ['focusin', 'pointerdown', 'input', 'keydown'] as const

/** A calendar that is still loading does not open if the visitor has gone on to something else. */
function useMovedOn(trigger: RefObject<HTMLElement | null>, isWaiting: boolean, close: () => void) {
  // The listeners are removed before the calendar, once loaded, takes focus.
  useLayoutEffect(() => {
    if (!isWaiting) return
    const leave = (event: Event) => {
      const isStillWanted =
        event instanceof KeyboardEvent
          ? event.key !== 'Escape'
          : event.target instanceof Node && trigger.current?.contains(event.target)
      if (!isStillWanted) close()
    }
    for (const name of movesOn) document.addEventListener(name, leave)
    return () => {
      for (const name of movesOn) document.removeEventListener(name, leave)
    }
  }, [trigger, isWaiting, close])
}

/**
 * The calendar loads when its button is pressed, or a little before: on hover, focus and touch. A failed load is
 * retried.
 */
export function useCalendar(load: LoadCalendar, trigger: RefObject<HTMLButtonElement | null>) {
  const [wish, setWish] = useState<'closed' | 'open' | 'failed'>('closed')
  const loadPart = useMemo(() => withAriaMessages(load), [load])
  const { part: pieces, request } = useOnIntent(trigger, loadPart)

  const open = useCallback(() => {
    setWish('open')
    void request().then((isThere) => !isThere && setWish((now) => (now === 'open' ? 'failed' : now)))
  }, [request])
  const close = useCallback(() => setWish('closed'), [])
  useMovedOn(trigger, wish === 'open' && pieces === null, close)

  const opened: CalendarState = pieces ? { kind: 'open', pieces } : { kind: 'loading' }
  const state: CalendarState = wish === 'open' ? opened : { kind: wish }
  return { state, open, close }
}

import { useRef, useState, type ComponentType } from 'react'
import type { CalendarProps } from './Calendar.tsx'

export type LoadCalendar = () => Promise<{ Calendar: ComponentType<CalendarProps> }>

type CalendarState = { kind: 'closed' } | { kind: 'loading' } | { kind: 'failed' } | { kind: 'open'; Calendar: ComponentType<CalendarProps> }

/** The calendar comes when it is asked for, or a little before: on hover and focus. A failure is asked for again. */
export function useCalendar(load: LoadCalendar) {
  const [state, setState] = useState<CalendarState>({ kind: 'closed' })
  const asked = useRef<ReturnType<LoadCalendar> | null>(null)

  const ask = () => {
    asked.current ??= load()
    asked.current.catch(() => {
      asked.current = null
    })
    return asked.current
  }
  const open = () => {
    if (state.kind === 'loading') return
    const reader = document.activeElement
    setState({ kind: 'loading' })
    ask().then(
      // A dialog that opened late would take the focus from what its reader does now.
      ({ Calendar }) => setState(document.activeElement === reader ? { kind: 'open', Calendar } : { kind: 'closed' }),
      () => setState({ kind: 'failed' }),
    )
  }
  const close = () => setState({ kind: 'closed' })
  return { state, open, close, intent: { onPointerEnter: () => void ask(), onFocus: () => void ask() } }
}

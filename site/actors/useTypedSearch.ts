import { searchDebounceMs } from '@tropa/machines'
import { useEffect, useRef } from 'react'

/** Sends a search form once its reader stops typing; nothing under one non-blank character. Enter does not wait. */
export function useTypedSearch() {
  const timer = useRef<number>(undefined)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => stop, [])
  const typed = (field: HTMLInputElement) => {
    stop()
    if (field.value.trim() !== '') timer.current = window.setTimeout(() => field.form?.requestSubmit(), searchDebounceMs)
  }
  return { typed, stop }
}

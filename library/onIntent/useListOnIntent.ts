import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useOnIntent, type LoadPart } from './useOnIntent.ts'

/** Moves focus into the list; `key` is the arrow key that was pressed on its `<summary>`. */
export type EnterList = (key: string) => void

/**
 * The list in a `<details>`: links or buttons until its behaviour has loaded, which replaces them while neither focus
 * nor the pointer is on them. An arrow key on the `<summary>` opens the list and moves focus into it once it can.
 */
export function useListOnIntent<Part>(load: LoadPart<Part>, arrows: readonly string[] = ['ArrowDown']) {
  const details = useRef<HTMLDetailsElement>(null)
  const { part, request } = useOnIntent(details, load)
  const [isUpgraded, setUpgraded] = useState(false)
  const enterList = useRef<EnterList>(null)
  const heldKey = useRef<string>(null)

  const takeEnter = useCallback((next: EnterList | null) => {
    enterList.current = next
    if (!next || heldKey.current === null) return
    if (details.current?.open) next(heldKey.current)
    heldKey.current = null
  }, [])
  const enter = useCallback((key: string) => {
    if (enterList.current) enterList.current(key)
    else heldKey.current ??= key
  }, [])
  const upgrade = useCallback(() => {
    const panel = details.current?.querySelector('summary + *')
    const isInUse = panel?.contains(document.activeElement) || panel?.matches(':hover')
    if (part && !isInUse) setUpgraded(true)
  }, [part])
  useEffect(upgrade, [upgrade])

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const isSummary = event.target instanceof Element && event.target.closest('summary')
    if (!arrows.includes(event.key) || !isSummary || !details.current) return
    event.preventDefault()
    void request()
    details.current.open = true
    enter(event.key)
  }
  return { details, List: isUpgraded ? part : null, takeEnter, enter, press, upgrade }
}

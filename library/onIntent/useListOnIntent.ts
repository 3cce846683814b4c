import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useOnIntent, type LoadPart } from './useOnIntent.ts'

/**
 * Moves focus into the list by the first key that was pressed on its `<summary>` ('': it was opened otherwise), and
 * answers the other keys in it.
 */
export type EnterList = (keys: readonly string[]) => void

/** Keys that a list answers. */
const listKey = /^(.|Arrow(Up|Down)|Home|End|Page(Up|Down)|Enter)$/u

/**
 * The list in a `<details>`: links or buttons until its behaviour has loaded, which replaces them while neither focus
 * nor the pointer is on them, or as soon as a key waits for it. An arrow key on the `<summary>` opens the list and
 * moves focus into it once it can, and the keys that were pressed meanwhile are answered there.
 */
export function useListOnIntent<Part>(load: LoadPart<Part>, arrows: readonly string[] = ['ArrowDown']) {
  const details = useRef<HTMLDetailsElement>(null)
  const { part, request } = useOnIntent(details, load)
  const [isUpgraded, setUpgraded] = useState(false)
  const enterList = useRef<EnterList>(null)
  const held = useRef<readonly string[]>([])

  const takeEnter = useCallback((next: EnterList | null) => {
    enterList.current = next
    if (!next || held.current.length === 0) return
    if (details.current?.open) next(held.current)
    held.current = []
  }, [])
  const upgrade = useCallback(() => {
    const panel = details.current?.querySelector('summary + *')
    const isInUse = panel?.contains(document.activeElement) || panel?.matches(':hover')
    const isAwaited = held.current.some((key) => key !== '')
    if (part && (isAwaited || !isInUse)) setUpgraded(true)
  }, [part])
  useEffect(upgrade, [upgrade])
  const enter = (key: string) => {
    if (enterList.current) return enterList.current([key])
    if (key || held.current.length === 0) held.current = [...held.current, key]
    upgrade()
    void request().then((isThere) => {
      if (!isThere) held.current = []
    })
  }

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event
    if (!details.current || !(target instanceof Element && target.closest('summary'))) return
    if (key === 'Tab' || key === 'Escape' || !details.current.open) held.current = []
    const isCommand = event.ctrlKey || event.metaKey || event.altKey
    const isForList = held.current.length > 0 ? listKey.test(key) && !isCommand : arrows.includes(key)
    if (!isForList) return
    event.preventDefault()
    details.current.open = true
    // The Enter that opens the list chooses nothing in it, however long it is pressed.
    if (!(event.repeat && key === 'Enter')) enter(key)
  }
  return { details, part: isUpgraded ? part : null, takeEnter, enter, press, upgrade }
}

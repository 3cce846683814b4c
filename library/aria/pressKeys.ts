import type { RefObject } from 'react'

/** How long focus may take to come into a list, frames. */
const patience = 30

const isChoice = (key: string) => key === 'Enter' || key === ' '

/** React Aria ends a press of a key as the key is let go, and the browser follows no link by an event of a script. */
function press(option: HTMLElement, key: string) {
  if (isChoice(key)) option.click()
  else option.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

/**
 * Answers keys in a list that is taking focus, one in a frame: each goes on from the result of the last one.
 * @param keys of `KeyboardEvent`, such as 'ArrowDown' or 'k'; those after a choice are dropped
 */
export function pressKeys(list: RefObject<HTMLElement | null>, keys: readonly string[], frames = patience): void {
  const [key, ...rest] = keys
  if (key === undefined || frames === 0) return
  requestAnimationFrame(() => {
    const { activeElement: option } = document
    const isInList = option instanceof HTMLElement && option !== list.current && list.current?.contains(option)
    if (!isInList) return pressKeys(list, keys, frames - 1)
    press(option, key)
    if (!isChoice(key)) pressKeys(list, rest)
  })
}

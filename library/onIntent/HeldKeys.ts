import type { KeyboardEvent, RefObject } from 'react'

type HeldKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>

/** Keys that were pressed in a field before its behaviour loaded, in their order. */
export class HeldKeys {
  readonly input: RefObject<HTMLInputElement | null> = { current: null }
  #keys: HeldKey[] = []
  #isReplaying = false

  setInput = (element: HTMLInputElement | null) => {
    this.input.current = element
  }

  get isWaiting() {
    return this.#keys.length > 0
  }

  get isReplaying() {
    return this.#isReplaying
  }

  hold(event: KeyboardEvent) {
    event.preventDefault()
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event
    this.#keys.push({ key, altKey, shiftKey, ctrlKey, metaKey })
  }

  drop() {
    this.#keys = []
  }

  /** Replays the first held key; `false` if there is none. */
  replay(): boolean {
    const key = this.#keys.shift()
    if (!key) return false
    this.#isReplaying = true
    this.input.current?.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }))
    this.#isReplaying = false
    return true
  }
}

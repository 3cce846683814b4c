import { useEffect, useRef } from 'react'

/**
 * An item is removed together with its button, which had focus. Moves focus to the button or link of the next item,
 * of the last one, or to the element with this ref. They stand in `[data-remove]`.
 * @param ids of the items, in their order
 */
export function useFocusAfterRemoval<Around extends HTMLElement>(ids: readonly (number | string)[]) {
  const around = useRef<Around>(null)
  const before = useRef(ids)
  useEffect(() => {
    const index = before.current.findIndex((id) => !ids.includes(id))
    before.current = ids
    if (index < 0 || document.activeElement !== document.body) return
    const buttons = [...(around.current?.querySelectorAll<HTMLElement>('[data-remove] :is(button, a)') ?? [])]
    const next = buttons[index] ?? buttons.at(-1) ?? around.current
    next?.focus()
  }, [ids])
  return around
}

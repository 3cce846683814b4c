import type { FocusEvent, KeyboardEvent, TouchEvent } from 'react'
import { useFieldLink } from './useFieldLink.ts'
import { useOnIntent, type LoadPart } from './useOnIntent.ts'

const listKeys: readonly string[] = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Escape']

/**
 * A text field whose list loads on intent. The field stays the same element; its events are passed on to the behaviour,
 * and keys for the list that were pressed before it loaded are held until the behaviour handles them.
 * @param holdsEnter whether Enter is a key for the list, too
 */
export function useFieldOnIntent<Part>(load: LoadPart<Part>, holdsEnter = false) {
  const { link, attributes } = useFieldLink()
  const { part, request, isComing } = useOnIntent(link.root, load)

  const isHeld = ({ key, nativeEvent }: KeyboardEvent) => {
    if (nativeEvent.isComposing || link.isReplaying || (!link.isWaiting && !isComing())) return false
    return listKeys.includes(key) || (key === 'Enter' && (link.isWaiting || holdsEnter))
  }
  return {
    part,
    request,
    link,
    setInput: link.setInput,
    setRoot: link.setRoot,
    attributes,
    handlers: {
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) =>
        isHeld(event) ? link.hold(event) : link.handlers?.onKeyDown(event),
      onKeyUp: (event: KeyboardEvent<HTMLInputElement>) => link.handlers?.onKeyUp(event),
      onFocus: (event: FocusEvent<HTMLInputElement>) => link.handlers?.onFocus(event),
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        if (event.isTrusted) link.drop()
        link.handlers?.onBlur(event)
      },
      onTouchEnd: (event: TouchEvent<HTMLInputElement>) => link.handlers?.onTouchEnd(event),
    },
  }
}

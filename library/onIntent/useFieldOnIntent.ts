import { useState, type FocusEvent, type KeyboardEvent, type TouchEvent } from 'react'
import { closedComboBox, FieldLink, type ComboBoxAttributes } from './FieldLink.ts'
import { useOnIntent, type LoadPart } from './useOnIntent.ts'

const listKeys: readonly string[] = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Escape']

const isSame = (one: ComboBoxAttributes, other: ComboBoxAttributes) =>
  one['aria-expanded'] === other['aria-expanded'] &&
  one['aria-controls'] === other['aria-controls'] &&
  one['aria-activedescendant'] === other['aria-activedescendant']

/**
 * A text field whose list comes on intent. The field stays the same element; its events are passed on to the behaviour, and
 * keys for the list that were pressed before are held until the behaviour answers them.
 * @param holdsEnter whether Enter, too, is for the list
 */
export function useFieldOnIntent<Part>(load: LoadPart<Part>, holdsEnter = false) {
  const [attributes, setAttributes] = useState(closedComboBox)
  const [link] = useState(() => new FieldLink((next) => setAttributes((shown) => (isSame(shown, next) ? shown : next))))
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
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => (isHeld(event) ? link.hold(event) : link.handlers?.onKeyDown(event)),
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

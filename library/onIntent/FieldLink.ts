import type { AriaAttributes, FocusEvent, KeyboardEvent, RefObject, TouchEvent } from 'react'
import { HeldKeys } from './HeldKeys.ts'

/** What the behaviour says of a field that suggests; spread over its `<input>`. */
export interface ComboBoxAttributes extends Pick<
  AriaAttributes,
  'aria-expanded' | 'aria-controls' | 'aria-activedescendant'
> {
  role: 'combobox'
  'aria-autocomplete': 'list'
}
/** The events of a field that its behaviour handles. */
export interface FieldHandlers {
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  onKeyUp: (event: KeyboardEvent<HTMLInputElement>) => void
  onFocus: (event: FocusEvent<HTMLInputElement>) => void
  onBlur: (event: FocusEvent<HTMLInputElement>) => void
  onTouchEnd: (event: TouchEvent<HTMLInputElement>) => void
}

/** The attributes of a combobox whose list is closed or has not come. */
export const closedComboBox: ComboBoxAttributes = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
}

/** Between a field that is always there and its behaviour, which comes later and stands beside it, not around it. */
export class FieldLink extends HeldKeys {
  /** The widget: focus that moves inside it does not leave it. */
  readonly root: RefObject<Element | null> = { current: null }
  readonly describe: (attributes: ComboBoxAttributes) => void
  #handlers: FieldHandlers | null = null

  /**
   * @param describe draws the field's attributes anew; called after every render of the behaviour, whatever has changed
   */
  constructor(describe: (attributes: ComboBoxAttributes) => void) {
    super()
    this.describe = describe
  }

  setRoot = (element: Element | null) => {
    this.root.current = element
  }

  connect(handlers: FieldHandlers | null) {
    this.#handlers = handlers
  }

  get handlers() {
    return this.#handlers
  }
}

import type { AriaAttributes, FocusEvent, KeyboardEvent, RefObject, TouchEvent } from 'react'
import { HeldKeys } from './HeldKeys.ts'

/** The attributes that the behaviour sets on a field with suggestions; spread on its `<input>`. */
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

/** The attributes of a combobox whose list is closed or has not loaded. */
export const closedComboBox: ComboBoxAttributes = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
}

/** Connects a field that is always mounted with its behaviour, which loads later and is rendered beside it. */
export class FieldLink extends HeldKeys {
  /** The root element of the widget; focus that moves within it does not leave the widget. */
  readonly root: RefObject<Element | null> = { current: null }
  readonly describe: (attributes: ComboBoxAttributes) => void
  #handlers: FieldHandlers | null = null

  /** @param describe updates the field's attributes */
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

import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate'
import type { Key } from 'react-stately'
import type { RefObject } from 'react'
import type { CollectedOption, OptionCollection } from './OptionCollection.ts'

/** How many options Page Up and Page Down pass. */
const page = 10

/** React Aria asks the page how far a page goes; of a long list only a window is drawn. */
export class OptionKeys<Option extends CollectedOption> extends ListKeyboardDelegate<Option> {
  readonly #options: OptionCollection<Option>

  constructor(collection: OptionCollection<Option>, ref: RefObject<HTMLElement | null>, collator?: Intl.Collator) {
    super({ collection, ref, collator })
    this.#options = collection
  }

  override getKeyPageBelow(key: Key): Key | null {
    return this.#options.keyAt(Math.min(this.#options.indexOf(key) + page, this.#options.size - 1))
  }

  override getKeyPageAbove(key: Key): Key | null {
    return this.#options.keyAt(Math.max(this.#options.indexOf(key) - page, 0))
  }
}

import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate'
import type { Key } from 'react-stately'
import type { RefObject } from 'react'
import type { CollectedOption, OptionCollection } from './OptionCollection.ts'

/** The number of options that Page Up and Page Down move by. */
const page = 10

/** React Aria measures the length of a page in the DOM, which contains only a window of a long list. */
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

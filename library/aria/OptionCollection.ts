import type { Collection, Key, Node } from 'react-stately'

/** An option for a React Aria list. */
export interface CollectedOption {
  key: Key
  /** The text that typing letters in the list searches. */
  text: string
  /** Makes the option a link. */
  href?: string
  isDisabled?: boolean
}

/** A node with only three fields, because React Aria iterates over all nodes of a list to count them. */
class OptionNode<Option extends CollectedOption> implements Node<Option> {
  // Not a `#private` field, which would slow down ten thousand constructors.
  private readonly collection: OptionCollection<Option>
  readonly value: Option
  readonly index: number

  constructor(collection: OptionCollection<Option>, value: Option, index: number) {
    this.collection = collection
    this.value = value
    this.index = index
  }

  get type() {
    return 'item'
  }
  get key() {
    return this.value.key
  }
  get textValue() {
    return this.value.text
  }
  get rendered() {
    return this.value.text
  }
  get level() {
    return 0
  }
  get parentKey() {
    return null
  }
  get hasChildNodes() {
    return false
  }
  get childNodes() {
    return []
  }
  get prevKey() {
    return this.collection.keyAt(this.index - 1)
  }
  get nextKey() {
    return this.collection.keyAt(this.index + 1)
  }
  get props() {
    return { href: this.value.href, isDisabled: this.value.isDisabled }
  }
}

/** A flat list for React Aria. A node is created when it is read. */
export class OptionCollection<Option extends CollectedOption> implements Collection<Node<Option>> {
  readonly #options: readonly Option[]
  #indexes: ReadonlyMap<Key, number> | undefined

  constructor(options: readonly Option[]) {
    this.#options = options
  }

  get size() {
    return this.#options.length
  }

  indexOf(key: Key): number {
    this.#indexes ??= new Map(this.#options.map((option, index) => [option.key, index]))
    return this.#indexes.get(key) ?? -1
  }

  at(index: number): Node<Option> | null {
    const option = this.#options[index]
    return option ? new OptionNode(this, option, index) : null
  }

  keyAt(index: number): Key | null {
    return this.#options[index]?.key ?? null
  }

  getItem(key: Key) {
    return this.at(this.indexOf(key))
  }

  getKeyBefore(key: Key) {
    return this.keyAt(this.indexOf(key) - 1)
  }

  getKeyAfter(key: Key) {
    const index = this.indexOf(key)
    return index < 0 ? null : this.keyAt(index + 1)
  }

  getFirstKey() {
    return this.keyAt(0)
  }

  getLastKey() {
    return this.keyAt(this.size - 1)
  }

  getKeys() {
    return this.#options.map(({ key }) => key)
  }

  *[Symbol.iterator](): Iterator<Node<Option>> {
    for (const [index, option] of this.#options.entries()) yield new OptionNode(this, option, index)
  }
}

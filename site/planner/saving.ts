import type { SaveWish } from '@tropa/machines'

/** What the visitor calls a track, and the saved track that it is saved into, if any. */
export type NamedWish = Omit<SaveWish, 'key'> & { title: string }

export type SavingProps = {
  /** What the track would be called. */
  name: string
  /** Of the saved track that was opened, which can keep what was changed; `null`: none was. */
  savedId: number | null
  onSave: (wish: NamedWish) => void
}

/**
 * A saved track whose name nobody has changed here keeps that of the account, which another device may have changed.
 * @param name that the page shows
 */
export function wishToSend({ title, ...wish }: NamedWish, name: string): Omit<SaveWish, 'key'> {
  const isNamed = wish.replaces === undefined || title !== name
  return isNamed ? { ...wish, title } : wish
}

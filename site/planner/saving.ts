import type { SaveWish } from '@tropa/machines'

/** The name of a track, and the saved track that it replaces, if any. */
export type NamedWish = Omit<SaveWish, 'key'> & { title: string }

export type SavingProps = {
  /** The proposed name. */
  name: string
  /** The id of the saved track that was opened and can be overwritten; `null`: none. */
  savedId: number | null
  onSave: (wish: NamedWish) => void
}

/**
 * If nobody has changed the name of a saved track here, it is not sent, because another device may have changed it.
 * @param name that the page shows
 */
export function wishToSend({ title, ...wish }: NamedWish, name: string): Omit<SaveWish, 'key'> {
  const isNamed = wish.replaces === undefined || title !== name
  return isNamed ? { ...wish, title } : wish
}

import type { SaveWish } from '@tropa/machines'

export type SavingProps = {
  /** What the track would be called. */
  name: string
  /** Of the saved track that was opened, which can keep what was changed; `null`: none was. */
  savedId: number | null
  /** Takes what the visitor calls it, and the saved track that it is saved into, if any. */
  onSave: (wish: Omit<SaveWish, 'key'> & { title: string }) => void
}

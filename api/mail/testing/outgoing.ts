import type { Letter } from '../letter.ts'
import type { Outgoing } from '../post.ts'

/** A letter on its way to a reader. */
export const outgoing = (letter: Letter, to = 'reader@example.org'): Outgoing => ({
  id: crypto.randomUUID(),
  to,
  language: 'ru',
  letter,
  date: new Date('2026-12-01T12:00:00Z'),
})

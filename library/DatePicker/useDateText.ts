import { useState } from 'react'
import { shortDate } from '../dates/format.ts'
import { typedDate, withDots } from '../dates/typed.ts'
import { problemOf, type DateLimits } from './problem.ts'

/** The longest text that is still being written: 'DD.MM.YYYY'. */
const wholeLength = 10

/** The text in the field: the value as text, or a text that is not a valid value. */
export function useDateText(value: string | null, report: (date: string | null) => void, limits: DateLimits) {
  // A draft belongs to the value that it produced; another value from outside replaces it.
  const [draft, setDraft] = useState<{ text: string; value: string | null } | null>(null)
  const [isWriting, setWriting] = useState(false)
  const text = draft && draft.value === value ? draft.text : value ? shortDate(value) : ''
  const problem = problemOf(text, limits)

  const take = (next: string) => {
    const made = problemOf(next, limits) ? null : typedDate(next)
    setDraft({ text: next, value: made })
    setWriting(true)
    if (made !== value) report(made)
  }
  const read = ({ value: written }: HTMLInputElement) => take(written)
  /** Dots are added only where the caret is at the end: dots before it would put it there. */
  const readWithDots = ({ value: written, selectionStart }: HTMLInputElement) =>
    take(selectionStart === written.length ? withDots(written) : written)
  const leave = () => {
    setWriting(false)
    if (value) setDraft(null)
  }
  const clear = () => {
    setDraft(null)
    setWriting(false)
  }
  return { text, read, readWithDots, clear, leave, problem: isWriting && text.length < wholeLength ? null : problem }
}

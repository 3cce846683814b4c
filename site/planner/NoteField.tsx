import { TextField } from '@tropa/library/TextField/dressed.ts'
import { longestNote } from '@tropa/machines'
import { useWords } from '../messages/intl.tsx'

/** What a `NoteField` takes. `onNote` is called when the field is left, with what is written then. */
export type NoteFieldProps = { label: string; note: string; onNote: (text: string) => void }

/** A note of the visitor's own. Another tab's note replaces it while nobody is writing here. */
export function NoteField({ label, note, onNote }: NoteFieldProps) {
  const say = useWords()
  return (
    <TextField
      key={note}
      isMultiline
      rows={2}
      label={label}
      hint={say('plan.noteHint')}
      defaultValue={note}
      characterLimit={longestNote}
      onBlur={({ target }) => {
        if (target.value.trim() !== note) onNote(target.value.trim())
      }}
    />
  )
}

import { TextField } from '@tropa/library/TextField/dressed.ts'
import { applyChange, type DaysChange, longestNote, longestNotes, notesFit } from '@tropa/machines'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../messages/intl.tsx'
import { useTrackActor } from './active-track.tsx'

/** `changeOf`: makes the change to a note from its new text and the text that the visitor saw. */
export type NoteFieldProps = { label: string; note: string; changeOf: (note: string, seen: string) => DaysChange }

type Refusal = { id: 'plan.noteTooLong' | 'plan.notesFull'; limit: number }

/**
 * A note of the visitor. It is saved when its field or the page is left. A note that is too long stays in the field,
 * and a note from another tab does not replace one that is being written.
 */
export function NoteField({ label, note, changeOf }: NoteFieldProps) {
  const say = useWords()
  const actor = useTrackActor()
  /** `seen`: the note before the visitor began to write. `null`: the visitor is not writing. */
  const [draft, setDraft] = useState<{ text: string; seen: string } | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const written = (draft?.text ?? note).trim()
  const seen = draft?.seen ?? note
  const isChanged = written !== note && written !== seen

  /** @returns whether the note was saved; it is not if all notes together would be too long */
  const write = () => {
    const { track } = actor.getSnapshot().context
    const change = changeOf(written, seen)
    const isFit = notesFit(applyChange(track, change))
    if (isFit) actor.send(change)
    return isFit
  }
  const leave = () => {
    if (written.length > longestNote) setRefusal({ id: 'plan.noteTooLong', limit: longestNote })
    else if (!isChanged || write()) setDraft(null)
    else setRefusal({ id: 'plan.notesFull', limit: longestNotes })
  }
  // The page is being left, so no message can be shown: a note that is too long is cut.
  const end = useEffectEvent(() => {
    if (isChanged) write()
  })
  useEffect(() => {
    // Listeners of a window run in the order of their adding: the track may have stored its changes already.
    const leavePage = () => {
      end()
      actor.send({ type: 'LEAVING' })
    }
    addEventListener('pagehide', leavePage)
    return () => {
      removeEventListener('pagehide', leavePage)
      end()
    }
  }, [actor])
  return (
    <TextField
      isMultiline
      rows={2}
      label={label}
      hint={say('plan.noteHint')}
      value={draft?.text ?? note}
      characterLimit={longestNote}
      error={refusal && <span role="alert">{say(refusal.id, { limit: refusal.limit })}</span>}
      onChange={(text) => {
        setDraft({ text, seen })
        setRefusal(null)
      }}
      onBlur={leave}
    />
  )
}

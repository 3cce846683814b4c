import { TextField } from '@tropa/library/TextField/dressed.ts'
import { applyChange, type DaysChange, longestNote, longestNotes, notesFit } from '@tropa/machines'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../messages/intl.tsx'
import { useTrackActor } from './active-track.tsx'

/** `changeOf`: the change that writes a note where the visitor saw another one. */
export type NoteFieldProps = { label: string; note: string; changeOf: (note: string, seen: string) => DaysChange }

type Refusal = { id: 'plan.noteTooLong' | 'plan.notesFull'; limit: number }

/**
 * A note of the visitor's own, written when its field or the page is left. A note that does not fit stays in the field,
 * and another tab's note replaces none that is being written.
 */
export function NoteField({ label, note, changeOf }: NoteFieldProps) {
  const say = useWords()
  const actor = useTrackActor()
  /** `seen`: the note that was here before. `null`: nobody is writing here. */
  const [draft, setDraft] = useState<{ text: string; seen: string } | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const written = (draft?.text ?? note).trim()
  const seen = draft?.seen ?? note
  const isChanged = written !== note && written !== seen

  /** @returns whether the note was written: it must not put other notes off the track */
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
  // No message reaches anybody any more: of a note that is too long the beginning is written.
  const end = useEffectEvent(() => {
    if (isChanged) write()
  })
  useEffect(() => {
    // Before the track itself is stored, because the page is left.
    addEventListener('pagehide', end, { capture: true })
    return () => {
      removeEventListener('pagehide', end, { capture: true })
      end()
    }
  }, [])
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

import '../../messages/account-words.ts'
import { useRouteContext } from '@tanstack/react-router'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { useState } from 'react'
import { failureErrors } from '../../forms/failure-errors.ts'
import type { FormDefinition } from '../../forms/form-definition.ts'
import { useWords } from '../../messages/intl.tsx'

/** The part of a form, or of a button without one, that the note needs. */
export type Noted = Pick<FormDefinition, 'id' | 'fields' | 'notices'>

/**
 * The result of a form that was posted without JavaScript; with JavaScript it is a notification. A refused form with
 * fields shows its own errors.
 */
export function SubmittedNote({ forms }: { forms: readonly Noted[] }) {
  const say = useWords()
  const { submitted } = useRouteContext({ from: '__root__' })
  const [first] = useState(submitted)
  const form = forms.find(({ id }) => id === first?.form)
  if (!first || !form) return null
  const { outcome } = first
  // The form shows this itself.
  if (outcome.kind === 'kept') return null
  if (outcome.kind === 'refused') {
    const isButton = form.fields.every(({ kind }) => kind === 'hidden')
    return isButton && <Alert tone="danger" title={Object.values(failureErrors(outcome, say)).flat().join(' ')} />
  }
  return (
    form.notices && (
      <noscript>
        <Alert tone="success" role="status" title={say(form.notices.done)} />
      </noscript>
    )
  )
}

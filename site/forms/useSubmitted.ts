import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { FormDefinition } from './form-definition.ts'
import type { SubmittedForm } from './submitted-form.ts'

/** The result of this form from before the page was rendered; `null`: it was not posted. */
export function useSubmitted({ id }: FormDefinition): SubmittedForm | null {
  const { submitted } = useRouteContext({ from: '__root__' })
  const [first] = useState(submitted?.form === id ? submitted : null)
  return first
}

/** Whether the form has been accepted, before or after the page was rendered. */
export function useAccepted(form: FormDefinition): [isAccepted: boolean, accept: () => void] {
  const isAcceptedBefore = useSubmitted(form)?.outcome.kind === 'done'
  const [isAccepted, setAccepted] = useState(isAcceptedBefore)
  return [isAccepted, () => setAccepted(true)]
}

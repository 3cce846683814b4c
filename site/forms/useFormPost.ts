import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useWords } from '../messages/intl.tsx'
import { contentLanguage } from '../region/languages.ts'
import { useNotify } from '../visitor/Notices.tsx'
import { dropDraft, keepDraft } from './draft.ts'
import type { FormDefinition } from './form-definition.ts'
import { sendForm } from './send-form.ts'
import type { FormAnswer, FormFailure, FormValues } from './submitted-form.ts'
import { ownErrors, typedValues } from './typed-values.ts'

export type PostedFormHandlers = {
  /**
   * The form was accepted and the visitor stays on the page; `answer`: the body of the call's response. By default the
   * page loads its data again.
   */
  onDone?: (answer: unknown) => void
  /** Before a form is sent. @returns whether to send it */
  onBeforeSend?: () => Promise<boolean>
}

/** The rules load when a form is sent. Without them the server checks alone. */
async function wrongFields(form: FormDefinition, values: FormValues, language: 'ru' | 'en') {
  try {
    const { checkForm } = await import('./check-form.ts')
    return await checkForm(form, values, language)
  } catch {
    return undefined
  }
}

type State = { failure: FormFailure | null; attempt: number; isPending: boolean }

/** Sends a form by script, with the same rules and the same post as without. */
export function useFormPost(form: FormDefinition, first: FormFailure | null, handlers: PostedFormHandlers) {
  const say = useWords()
  const notify = useNotify()
  const router = useRouter()
  const [state, setState] = useState<State>({ failure: first, attempt: 0, isPending: false })
  const refuse = (failure: FormFailure | null) =>
    setState(({ attempt }) => ({ failure, attempt: attempt + 1, isPending: false }))

  async function accept({ next, answer }: Extract<FormAnswer, { kind: 'done' }>) {
    dropDraft(form)
    // The visitor may be another one now, so nothing of this page may stay.
    if (next !== null) return location.assign(next)
    refuse(null)
    if (form.notices) notify({ text: say(form.notices.done), tone: 'done' })
    if (handlers.onDone) handlers.onDone(answer)
    else await router.invalidate()
  }

  function report(failure: FormFailure) {
    refuse(failure)
    const isOurs = failure.status === 0 || failure.status >= 500
    if (form.notices && isOurs) notify({ text: say(form.notices.failed), tone: 'failed' })
  }

  async function post(element: HTMLFormElement) {
    setState((before) => ({ ...before, isPending: true }))
    const values = typedValues(form, element)
    const wrong = await wrongFields(form, values, contentLanguage(say.language))
    const own = ownErrors(form, element)
    if (wrong) return refuse({ ...wrong, errors: { ...wrong.errors, ...own } })
    if (handlers.onBeforeSend && !(await handlers.onBeforeSend())) return refuse(null)
    keepDraft(form, values)
    const { pathname, searchStr } = router.latestLocation
    const answer = await sendForm(pathname + searchStr, new URLSearchParams({ ...values, form: form.id }))
    if (answer.kind === 'done') await accept(answer)
    else report(answer)
  }
  return { ...state, post }
}

import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useWords } from '../messages/intl.tsx'
import { newKey } from './new-key.ts'
import { contentLanguage } from '../region/languages.ts'
import { ownDrafts } from '../visitor/draft-owner.ts'
import { useNotify } from '../visitor/Notices.tsx'
import { reportUnauthorized } from '../visitor/report-unauthorized.ts'
import { checkByRules } from './check-by-rules.ts'
import { dropDraft, keepDraft } from './draft.ts'
import type { FormDefinition } from './form-definition.ts'
import { broken, sendForm } from './send-form.ts'
import type { FormResponse, FormFailure, FormValues } from './submitted-form.ts'
import { ownErrors, typedValues } from './typed-values.ts'
import { failedChangeText } from '../visitor/failed-change.ts'

export type PostedFormHandlers = {
  /**
   * Called when the form is accepted and the visitor stays on the page; `response`: the body of the call's response. By
   * default the page loads its data again.
   */
  onDone?: (response: unknown) => void
  /** Called when the form is accepted and the browser is about to leave the page. */
  onLeave?: (response: unknown, values: FormValues) => Promise<void> | undefined
  /** The data that this browser holds, by the names of the `held` fields. */
  heldValues?: () => FormValues
  /**
   * Called before a form is sent.
   * @returns whether to send it
   */
  onBeforeSend?: () => Promise<boolean>
}

/** The address of the user whose session has begun. */
function emailIn(response: unknown): string | undefined {
  const user = typeof response === 'object' && response !== null && 'user' in response ? response.user : undefined
  const email = typeof user === 'object' && user !== null && 'email' in user ? user.email : undefined
  return typeof email === 'string' ? email : undefined
}

/** `response` is `null` if the form was not sent. */
type Sent = { response: FormResponse | null; values: FormValues }

function failedToSend(error: unknown): Sent {
  console.error(error)
  return { response: broken, values: {} }
}

type State = { failure: FormFailure | null; attempt: number; isPending: boolean }

/** All attempts with the same fields have the same key, so that repeating one does nothing twice. */
function useTryKey() {
  const last = useRef<{ sent: string; key: string }>(null)
  return {
    keyOf: (fields: URLSearchParams): string => {
      const sent = fields.toString()
      if (last.current?.sent !== sent) last.current = { sent, key: newKey() }
      return last.current.key
    },
    forget: () => {
      last.current = null
    },
  }
}

/** Sends a form by script, with the same rules and the same post as without scripts. */
export function useFormPost(form: FormDefinition, first: FormFailure | null, handlers: PostedFormHandlers) {
  const say = useWords()
  const notify = useNotify()
  const router = useRouter()
  const [state, setState] = useState<State>({ failure: first, attempt: 0, isPending: false })
  const tries = useTryKey()
  const refuse = (failure: FormFailure | null) =>
    setState(({ attempt }) => ({ failure, attempt: attempt + 1, isPending: false }))

  async function accept({ next, response }: Extract<FormResponse, { kind: 'done' }>, values: FormValues) {
    dropDraft(form)
    tries.forget()
    const email = emailIn(response)
    if (next !== null && email !== undefined) await ownDrafts(email)
    // The visitor may have changed, so nothing of this page may stay.
    if (next !== null) {
      // The form is accepted, so an error here must not keep the visitor on the page.
      await handlers.onLeave?.(response, values)?.catch((error: unknown) => console.error(error))
      return location.assign(next)
    }
    refuse(null)
    if (form.notices) notify({ text: say(form.notices.done), tone: 'done' })
    if (handlers.onDone) handlers.onDone(response)
    else await router.invalidate()
  }

  function report(failure: FormFailure) {
    refuse(failure)
    // The draft stays for after the next sign-in.
    if (failure.status === 401) void reportUnauthorized()
    const isOurs = failure.status === 0 || failure.status >= 500
    if (!form.notices?.failed || !isOurs) return
    notify({ text: failedChangeText(say, form.notices.failed, form.notices.offline), tone: 'failed' })
  }

  async function send(element: HTMLFormElement): Promise<Sent> {
    const values = { ...typedValues(form, element), ...handlers.heldValues?.() }
    const wrong = await checkByRules(form, values, contentLanguage(say.language))
    const own = ownErrors(form, element)
    if (wrong) return { response: { ...wrong, errors: { ...wrong.errors, ...own } }, values }
    if (handlers.onBeforeSend && !(await handlers.onBeforeSend())) return { response: null, values }
    keepDraft(form, values)
    const { pathname, searchStr } = router.latestLocation
    const fields = new URLSearchParams({ ...values, form: form.id })
    return { response: await sendForm(pathname + searchStr, fields, tries.keyOf(fields)), values }
  }

  async function post(element: HTMLFormElement) {
    setState((before) => ({ ...before, isPending: true }))
    const { response, values } = await send(element).catch(failedToSend)
    if (response === null) refuse(null)
    else if (response.kind === 'done') await accept(response, values)
    else report(response)
  }
  return { ...state, post }
}

import { useRouter } from '@tanstack/react-router'
import { Button } from '@tropa/library/Button/dressed.ts'
import { useState, type ComponentProps, type SubmitEvent } from 'react'
import { failureErrors } from '../../forms/failure-errors.ts'
import type { FormDefinition } from '../../forms/form-definition.ts'
import { broken, sendForm } from '../../forms/send-form.ts'
import type { FormValues } from '../../forms/submitted-form.ts'
import { useWords } from '../../messages/intl.tsx'
import { useNotify } from '../../visitor/Notices.tsx'
import { failedChangeText } from '../../visitor/failed-change.ts'

export type PostedButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'children'> & {
  /** Has hidden fields only. */
  form: FormDefinition
  values?: FormValues
  /** The address of the post, if not that of the page; without JavaScript the browser stays there. */
  address?: string
  /** Names the button where its text does not say what it is about. */
  label?: string
  /** Before the form is sent. */
  onBeforeSend?: () => Promise<void>
  /** After success, in place of the notice of the form. `response`: the body of the call's response */
  onDone: (response: unknown) => void
}

const noValues: FormValues = {}

/**
 * A form with one button and no visible fields, such as a button that removes an item of a list. Works with and
 * without JavaScript.
 */
export function PostedButton({ form, values = noValues, label, onBeforeSend, onDone, ...props }: PostedButtonProps) {
  const say = useWords()
  const notify = useNotify()
  const { latestLocation } = useRouter()
  const [isPending, setPending] = useState(false)
  const { address = form.path + latestLocation.searchStr, ...look } = props
  const fields = Object.entries({ ...values, form: form.id })

  const send = async () => {
    await onBeforeSend?.()
    return sendForm(address, new URLSearchParams(fields))
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    setPending(true)
    const response = await send().catch((error: unknown) => {
      console.error(error)
      return broken
    })
    setPending(false)
    if (response.kind === 'done') return onDone(response.response)
    const [text = failedChangeText(say)] = Object.values(failureErrors(response, say)).flat()
    notify({ text, tone: 'failed' })
  }
  return (
    <form
      method="post"
      action={address}
      aria-label={label ?? say(form.submit)}
      onSubmit={(event) => void submit(event)}
    >
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" aria-label={label} isPending={isPending} {...look} />
    </form>
  )
}

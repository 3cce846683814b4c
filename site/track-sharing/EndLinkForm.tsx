import { Button } from '@tropa/library/Button/dressed.ts'
import { type SubmitEvent, useRef } from 'react'
import { useWords } from '../messages/intl.tsx'
import { useDialogOnIntent } from '../visitor/useDialogOnIntent.ts'
import { endOwnLinkForm, endShareForm } from './track-sharing-forms.ts'

export type EndLinkFormProps = {
  /** The link's token, or its id in the visitor's account. */
  link: { token: string } | { id: string }
  variant: 'danger' | 'quiet'
  isPending?: boolean
  /** The accessible name, which distinguishes the button from those of other links. */
  label?: string
  /** Replaces the browser's own post. */
  onEnd?: () => void
}

const load = () => import('./EndLinkDialog.tsx')

/** Ends a link; with scripts after a confirmation, without them at once. */
export function EndLinkForm({ link, variant, isPending = false, label, onEnd }: EndLinkFormProps) {
  const say = useWords()
  const { button, part, isComing, open, close } = useDialogOnIntent(load)
  const element = useRef<HTMLFormElement>(null)
  const { id, path } = 'id' in link ? endOwnLinkForm : endShareForm
  const fields = Object.entries({ form: id, ...link })
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) open()
  }
  const post = () => element.current?.submit()
  return (
    <form ref={element} method="post" action={path} onSubmit={ask}>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button ref={button} type="submit" variant={variant} isPending={isPending || isComing} aria-label={label}>
        {say('share.end')}
      </Button>
      {part && <part.EndLinkDialog onEnd={onEnd ?? post} onClose={close} />}
    </form>
  )
}

import { Button } from '@tropa/library/Button/dressed.ts'
import type { SubmitEvent } from 'react'
import { useWords } from '../messages/intl.tsx'
import { endOwnLinkForm, endShareForm } from './take-along-forms.ts'

export type EndLinkFormProps = {
  /** By its token, or by the id that its account has of it. */
  link: { token: string } | { id: string }
  variant: 'danger' | 'quiet'
  isPending?: boolean
  /** The accessible name, which distinguishes the button from those of other links. */
  label?: string
  /** In place of the browser's own post. */
  onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
}

/** Ends a link, with scripts or without. */
export function EndLinkForm({ link, variant, isPending = false, label, onSubmit }: EndLinkFormProps) {
  const say = useWords()
  const { id, path } = 'id' in link ? endOwnLinkForm : endShareForm
  const fields = Object.entries({ form: id, ...link })
  return (
    <form method="post" action={path} onSubmit={onSubmit}>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant={variant} isPending={isPending} aria-label={label}>
        {say('share.end')}
      </Button>
    </form>
  )
}

import { Button } from '@tropa/library/Button/dressed.ts'
import type { SubmitEvent } from 'react'
import { useWords } from '../messages/intl.tsx'
import { endShareForm } from './take-along-forms.ts'

export type EndLinkFormProps = {
  token: string
  variant: 'danger' | 'quiet'
  isPending?: boolean
  /** Tells the button from those of other links. */
  label?: string
  /** In place of the browser's own post. */
  onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
}

/** Ends a link, with scripts or without. */
export function EndLinkForm({ token, variant, isPending = false, label, onSubmit }: EndLinkFormProps) {
  const say = useWords()
  return (
    <form method="post" action={endShareForm.path} onSubmit={onSubmit}>
      <input type="hidden" name="form" value={endShareForm.id} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant={variant} isPending={isPending} aria-label={label}>
        {say('share.end')}
      </Button>
    </form>
  )
}

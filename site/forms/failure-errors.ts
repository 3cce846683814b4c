import type { MessageId, Words } from '../messages/intl.tsx'
import type { FormFailure } from './submitted-form.ts'

/** The key of errors that belong to no field. */
const ofForm = ''

const noErrors: FormFailure['errors'] = {}

const waitText = (say: Words, seconds: number) =>
  seconds < 60
    ? say('form.waitSeconds', { seconds })
    : seconds <= 2 * 3600
      ? say('form.waitMinutes', { minutes: Math.ceil(seconds / 60) })
      : say('form.waitHours', { hours: Math.ceil(seconds / 3600) })

/** The message for the whole form; the provider's message takes precedence. */
function messageOf({ status, message, wait }: FormFailure, say: Words, unsent: MessageId): string {
  if (status === 0) return say(unsent)
  if (status === 401) return say('form.sessionEnded')
  // The provider says only that the visitor should wait.
  if (status === 429) return wait ? `${say('form.tooMany')} ${waitText(say, wait)}` : message || say('form.tooMany')
  if (status >= 500) return say('form.failed')
  return message || say('form.refused')
}

/**
 * The errors of a form by field name; those of the whole form under an empty name.
 * @param unsent the message if the server cannot be reached
 */
export function failureErrors(
  failure: FormFailure | null,
  say: Words,
  unsent: MessageId = 'form.unreachable',
): FormFailure['errors'] {
  if (failure === null) return noErrors
  const hasFields = Object.keys(failure.errors).length > 0
  return hasFields ? failure.errors : { [ofForm]: [messageOf(failure, say, unsent)] }
}

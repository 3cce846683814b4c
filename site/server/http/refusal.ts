import { languageOf } from '@tropa/contract/accept-language'
import { errorText } from '@tropa/library/ErrorScreen/ErrorScreen.tsx'
import { textsIn } from '@tropa/library/messages/added.ts'
import { errorScreenMessages } from '@tropa/library/messages/ErrorScreen.ts'
import { failureHeaders } from './failure-headers.ts'
import { dataPolicy } from './security-headers.ts'

export type RefusalOptions = {
  message?: string
  /** Validation errors by field. */
  errors?: Readonly<Record<string, readonly string[]>> | undefined
  headers?: Readonly<Record<string, string>>
}

/**
 * An error response of `/api/…`, in the contract's shape and the language of the request.
 * @param options.message by default the text for the status
 */
export function refusal(
  { headers }: Request,
  status: number,
  { message, errors, ...options }: RefusalOptions = {},
): Response {
  const language = languageOf(headers.get('accept-language'))
  const body = {
    message: message || errorText(status, textsIn(errorScreenMessages, language)).title,
    ...(errors && Object.keys(errors).length > 0 && { errors }),
  }
  const always = { 'content-language': language, vary: 'Accept-Language', 'content-security-policy': dataPolicy }
  return Response.json(body, { status, headers: { ...failureHeaders(status), ...always, ...options.headers } })
}

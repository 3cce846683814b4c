import { type Failure, type Language, textInLanguage } from '@tropa/contract'
import { isUnavailable } from '../database/unavailable.ts'
import { failureMessages, PortalError, statusOf } from './failures.ts'
import { json } from './json.ts'

type Whole = { body: string; type?: string; status?: number; headers: Record<string, string> }

/** A response with a complete body, so that it has a Content-Length. */
export const respond = ({ body, type = 'application/json', status = 200, headers }: Whole): Response =>
  new Response(body, {
    status,
    headers: {
      'content-type': type,
      'content-length': String(Buffer.byteLength(body)),
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })

export const privateHeaders = (language: Language): Record<string, string> => ({
  'content-language': language,
  vary: 'Accept-Language, Accept-Encoding',
  'cache-control': 'private, no-store',
})
export const publicHeaders = (language: Language): Record<string, string> => ({
  ...privateHeaders(language),
  'cache-control': 'public, max-age=60, stale-while-revalidate=600',
})

/** 503 is for a database that cannot be reached; any other error is a bug, and 500. */
export const refusalOf = (error: unknown): PortalError => {
  if (error instanceof PortalError) return error
  if (isUnavailable(error)) return new PortalError('unavailable', { headers: { 'retry-after': '5' }, cause: error })
  return new PortalError('unexpected', { cause: error })
}

/** The response to an error, in the contract's shape and the caller's language, without internal details. */
export function refuse(error: unknown, language: Language): Response {
  const { kind, fields, headers } = refusalOf(error)
  const failure: Failure = {
    message: textInLanguage(failureMessages[kind], language),
    ...(fields ? { errors: fields } : {}),
  }
  return respond({ body: json(failure), status: statusOf[kind], headers: { ...privateHeaders(language), ...headers } })
}

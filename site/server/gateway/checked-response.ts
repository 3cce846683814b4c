import { Failure, type Call } from '@tropa/contract'
import * as v from 'valibot'
import { PortalError } from '../../portal/error.ts'
import type { SessionChange } from '../http/session-cookies.ts'
import { failureHeaders } from '../http/failure-headers.ts'
import { sanitisedResponse } from './sanitise.ts'
import { parsedJson } from './parsed-json.ts'
import type { RawResponse } from './provider.ts'
import { typesetResponse } from './typeset-response.ts'

/** A response that follows the contract; `body` is JSON, or empty if the contract declares no body. */
export type ProviderResponse = {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
  /** What the response changes in the session of the browser. */
  session?: SessionChange
}

const carried = ['content-language', 'cache-control', 'etag', 'vary'] as const

/** The headers that a successful response keeps. */
export const carriedHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    carried.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )

/** An error for a response that breaks the contract. It never quotes the body, which may contain anything. */
const broken = (what: string, cause?: unknown) => new PortalError(502, '', {}, { cause: new Error(what, { cause }) })

function parsed(text: string): unknown {
  try {
    return parsedJson(text)
  } catch (cause) {
    throw broken('The provider answered something that cannot be read as JSON', cause)
  }
}

const placesOf = (issues: readonly v.BaseIssue<unknown>[]) =>
  issues
    .slice(0, 5)
    .map((issue) => `${v.getDotPath(issue) ?? ''} (${issue.type})`)
    .join(', ')

/** Whether the response is editors' content. What users wrote is returned to their forms unchanged. */
const isContent = ({ method, access }: Call) => method === 'get' && access === 'public'

function goodBody(call: Call, { status, text }: RawResponse): string {
  const schema = call.responses[status]
  if (schema === undefined) throw broken(`The contract has no status ${status} for this call`)
  if (schema === null) return ''
  const result = v.safeParse(schema, parsed(text), { abortEarly: true })
  if (!result.success) throw broken(`The provider's answer does not match the contract: ${placesOf(result.issues)}`)
  const body = sanitisedResponse(text)
  return isContent(call) ? typesetResponse(body) : body
}

/**
 * The body of a refusal. A proxy in front of the provider may respond with its own page, of which only the status is
 * kept.
 */
function failureBody(text: string): string {
  try {
    return JSON.stringify(v.parse(Failure, JSON.parse(text)))
  } catch {
    return JSON.stringify({ message: '' } satisfies Failure)
  }
}

const failedHeaders = ({ status, headers }: RawResponse): Record<string, string> => {
  const language = headers.get('content-language')
  return {
    ...(language !== null && { 'content-language': language }),
    ...failureHeaders(status, headers.get('retry-after')),
  }
}

/** The contract declares no 410, so a removed object is a 404. */
const knownStatus = (status: number): number => (status === 410 ? 404 : status)

/**
 * Checks a response against the contract before it reaches a page or a browser.
 * @throws {PortalError} 502 for a redirect, an undeclared status or shape, and a body that is not JSON
 */
export function checkedResponse(call: Call, raw: RawResponse): ProviderResponse {
  const { status } = raw
  if (status >= 200 && status < 300) return { status, headers: carriedHeaders(raw.headers), body: goodBody(call, raw) }
  if (status >= 400 && status < 600)
    return { status: knownStatus(status), headers: failedHeaders(raw), body: failureBody(raw.text) }
  throw broken(`The provider answered ${status}`)
}

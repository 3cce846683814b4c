import type { Call, Got, Language, Schema } from '@tropa/contract'
import { fieldErrors } from '@tropa/contract/messages'
import type { Context } from 'hono'
import * as v from 'valibot'
import { PortalError } from './failures.ts'

const largestBody = 64 * 1024

function checked(schema: Schema, given: unknown, language: Language): unknown {
  const result = v.safeParse(schema, given, { abortPipeEarly: true })
  if (!result.success) throw new PortalError('invalid', { fields: fieldErrors(result.issues, language) })
  return result.output
}

/** @throws {PortalError} where a percent-encoding in the address is broken */
function checkAddress(url: string): void {
  try {
    if (url.includes('%')) decodeURIComponent(url)
  } catch (cause) {
    throw new PortalError('malformed', { cause })
  }
}

const queryOf = (url: string): Record<string, string> => {
  const start = url.indexOf('?')
  return start < 0 ? {} : Object.fromEntries(new URLSearchParams(url.slice(start + 1)))
}

async function textOf(request: Request): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let size = 0
  // Counted as it comes: a length that is told may be a lie, and a chunked body tells none.
  for await (const part of request.body ?? []) {
    size += part.byteLength
    if (size > largestBody) throw new PortalError('too_large')
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}

async function bodyOf(context: Context): Promise<unknown> {
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(context.req.header('content-type') ?? '')) throw new PortalError('not_json')
  if (Number(context.req.header('content-length') ?? 0) > largestBody) throw new PortalError('too_large')
  try {
    return JSON.parse(await textOf(context.req.raw))
  } catch (cause) {
    throw cause instanceof PortalError ? cause : new PortalError('malformed', { cause })
  }
}

/** What came with a request, checked against its call and converted. */
export async function received<C extends Call>(call: C, context: Context, language: Language): Promise<Got<C>> {
  checkAddress(context.req.url)
  const got = {
    params: call.params && checked(call.params, context.req.param(), language),
    query: call.query && checked(call.query, queryOf(context.req.url), language),
    body: call.body && checked(call.body, await bodyOf(context), language),
  }
  return got as Got<C>
}

import type { Call, Got, Language, Schema } from '@tropa/contract'
import { fieldsOf } from '@tropa/contract'
import { mostBodyBytes } from '@tropa/contract/limits'
import { fieldErrors } from '@tropa/contract/messages'
import { BodyTooLarge, readText } from '@tropa/http/body'
import type { Context } from 'hono'
import * as v from 'valibot'
import { PortalError } from './failures.ts'

function checked(schema: Schema, value: unknown, language: Language): unknown {
  const result = v.safeParse(schema, value, { abortPipeEarly: true })
  if (!result.success) throw new PortalError('invalid', { fields: fieldErrors(result.issues, language) })
  return result.output
}

/** @throws {PortalError} `malformed` for an invalid percent-encoding */
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

/** The headers that the call declares, in its spelling. */
const headersOf = (schema: Schema, context: Context) =>
  Object.fromEntries(fieldsOf(schema).map(([name]) => [name, context.req.header(name)]))

async function bodyOf(context: Context): Promise<unknown> {
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(context.req.header('content-type') ?? ''))
    throw new PortalError('not_json')
  try {
    return JSON.parse(await readText(context.req.raw, mostBodyBytes))
  } catch (cause) {
    throw new PortalError(cause instanceof BodyTooLarge ? 'too_large' : 'malformed', { cause })
  }
}

/** The data of a request, validated by its call and converted. @throws {PortalError} */
export async function received<C extends Call>(call: C, context: Context, language: Language): Promise<Got<C>> {
  checkAddress(context.req.url)
  const got = {
    params: call.params && checked(call.params, context.req.param(), language),
    query: call.query && checked(call.query, queryOf(context.req.url), language),
    headers: call.headers && checked(call.headers, headersOf(call.headers, context), language),
    body: call.body && checked(call.body, await bodyOf(context), language),
  }
  // Each part has been checked by the schema from which `Got` takes its type.
  return got as Got<C>
}

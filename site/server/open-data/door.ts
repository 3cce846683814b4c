import { words } from '../../messages/intl.tsx'
import { PortalError, statusOf } from '../../portal/error.ts'
import type { Portal } from '../../portal/portal.ts'
import type { Session } from '../../session.ts'
import { openAnswer, openHeaders } from './answer.ts'
import { askedFor, type AskedFor } from './asked.ts'
import { fileOf, listFiles, type ToldOn } from './files.ts'
import { objects } from './objects.ts'

/** What one request is answered with. */
export type Visit = { portal: Portal; session: Pick<Session, 'language' | 'today'>; origin: string; isLanguageUnknown: boolean }

const refused = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...openHeaders, 'cache-control': 'no-store', ...headers } })

/** @param path of an address, without its first slash */
export async function openData(request: Request, path: string, visit: Visit): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refused(405, { allow: 'GET, HEAD' })
  const asked = askedFor(path)
  if (!asked || visit.isLanguageUnknown) return refused(404)
  try {
    return (await (asked.id === undefined ? list(request, path, asked, visit) : object(request, { ...asked, id: asked.id }, visit))) ?? refused(404)
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    return refused(statusOf(error))
  }
}

const toldOn = ({ origin, session: { language, today } }: Visit): ToldOn => ({ origin, language, today, say: words(language) })

async function object(request: Request, { kind, id, format }: AskedFor & { id: number }, visit: Visit): Promise<Response | undefined> {
  const find = Object.hasOwn(objects, kind) ? objects[kind] : undefined
  const found = await find?.(visit.portal, id)
  const body = found && fileOf(found, format, toldOn(visit))
  return found && body !== undefined ? openAnswer(request, { format, body, plain: `${kind}-${id}`, title: found.the_title }) : undefined
}

async function list(request: Request, path: string, { kind, format }: AskedFor, visit: Visit): Promise<Response | undefined> {
  const make = Object.hasOwn(listFiles, path) ? listFiles[path] : undefined
  return make && openAnswer(request, { format, body: await make(visit.portal, toldOn(visit)), plain: kind, title: '' })
}

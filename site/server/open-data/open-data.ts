import { words } from '../../messages/intl.tsx'
import { PortalError, statusOf } from '../../portal/error.ts'
import type { Portal } from '../../portal/portal.ts'
import type { Session } from '../../visitor/session.ts'
import { failureHeaders } from '../http/failure-headers.ts'
import { openFileResponse, openHeaders } from './file-response.ts'
import { readAddress, type FileAddress } from './file-address.ts'
import { fileOf, findObject, listFileOf } from '../../catalogue/kind-files.server.ts'
import type { FileContext } from '../../catalogue/open-data/kind-data.ts'

export type OpenDataContext = {
  portal: Portal
  session: Pick<Session, 'language' | 'today'>
  origin: string
  isLanguageUnknown: boolean
}

const refused = (status: number) =>
  new Response(null, { status, headers: { ...openHeaders, ...failureHeaders(status) } })

/** @param path of an address, without its first slash */
export async function openData(request: Request, path: string, context: OpenDataContext): Promise<Response> {
  const address = readAddress(path)
  if (!address || context.isLanguageUnknown) return refused(404)
  try {
    const { id } = address
    const found =
      id === undefined ? list(request, path, address, context) : object(request, { ...address, id }, context)
    return (await found) ?? refused(404)
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    return refused(statusOf(error))
  }
}

const fileContext = ({ origin, session: { language, today } }: OpenDataContext): FileContext => ({
  origin,
  language,
  today,
  say: words(language),
})

async function object(
  request: Request,
  { kind, id, format }: FileAddress & { id: number },
  context: OpenDataContext,
): Promise<Response | undefined> {
  const found = await findObject(kind, context.portal, id)
  const body = found && fileOf(found, format, fileContext(context))
  if (!found || body === undefined) return undefined
  return openFileResponse(request, { format, body, plain: `${kind}-${id}`, title: found.the_title })
}

async function list(
  request: Request,
  path: string,
  { kind, format }: FileAddress,
  context: OpenDataContext,
): Promise<Response | undefined> {
  const body = await listFileOf(path, context.portal, fileContext(context))
  if (body === undefined) return undefined
  return openFileResponse(request, { format, body, plain: kind, title: '' })
}

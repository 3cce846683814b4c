import { createHash } from 'node:crypto'
import { isKnown } from '@tropa/http/conditional'
import { formats, type Format } from '../../catalogue/open-data/file-formats.ts'
import { untypeset } from '@tropa/library/typography/no-break-signs.ts'
import { disposition } from '../http/disposition.ts'

/** Formats that browsers save; they show the others. */
const placement = {
  ics: 'attachment',
  gpx: 'attachment',
  kml: 'attachment',
  geojson: 'inline',
  jsonld: 'inline',
} as const satisfies Record<Format, string>

export type OpenFile = {
  format: Format
  body: string
  /** In Latin letters, without an ending. */
  plain: string
  title: string
}

/** Pages of any origin may read it, because it contains nothing about the visitor except the language. */
export const openHeaders = {
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=300',
  vary: 'cookie',
} as const

export function openFileResponse(request: Request, { format, body: text, plain, title }: OpenFile): Response {
  // Other programs may show or compare no-break characters differently.
  const body = untypeset(text)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = {
    ...openHeaders,
    etag,
    'content-type': `${formats[format]}; charset=utf-8`,
    'content-disposition': disposition(placement[format], { title, plain, extension: format }),
  }
  return isKnown(request.headers.get('if-none-match'), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers })
}

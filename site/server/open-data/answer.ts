import { createHash } from 'node:crypto'
import { formats, type Format } from '../../found/formats.ts'

/** Files to keep; the others are looked at where they stand. */
const isKept: Readonly<Record<Format, boolean>> = { ics: true, gpx: true, kml: true, geojson: false, jsonld: false }

/** A name that every file system takes, with the object's own words where they can be read. */
function disposition(format: Format, plain: string, title: string): string {
  const readable = title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').replace(/\s+/g, ' ').trim().slice(0, 100)
  const encoded = encodeURIComponent(`${readable || plain}.${format}`).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${isKept[format] ? 'attachment' : 'inline'}; filename="${plain}.${format}"; filename*=UTF-8''${encoded}`
}

export type OpenFile = {
  format: Format
  body: string
  /** In Latin letters, without an ending. */
  plain: string
  title: string
}

/** Anybody's program may read it: there is nothing of a visitor in it but the language. */
export const openHeaders = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300', vary: 'cookie' } as const

export function openAnswer(request: Request, { format, body, plain, title }: OpenFile): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = { ...openHeaders, etag, 'content-type': `${formats[format]}; charset=utf-8`, 'content-disposition': disposition(format, plain, title) }
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known.includes(etag) ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
}

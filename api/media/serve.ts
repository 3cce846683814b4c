import { MediaQuery } from '@tropa/contract'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { compress, type Encoding, encodingFor } from '../http/compression.ts'
import { PortalError } from '../http/failures.ts'
import { isKnown } from '../http/known.ts'
import { languageOf } from '../http/language.ts'
import { received } from '../http/received.ts'
import { notModified } from '../http/respond.ts'
import { drawingOf, type Picture, Pictures } from './pictures.ts'

const call = { method: 'get', path: 'media/{name}', params: v.object({ name: v.string() }), query: MediaQuery, answers: {} } as const

const headersOf = ({ etag }: Picture) => ({
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=31536000, immutable',
  // A picture is never a page: opened by itself it runs nothing.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
  vary: 'Accept-Encoding',
  etag,
})

async function packed(picture: Picture, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  const body = picture.packed.get(encoding) ?? (await compress(picture.svg, encoding))
  picture.packed.set(encoding, body)
  return body
}

async function send(context: Context, picture: Picture): Promise<Response> {
  const headers = headersOf(picture)
  if (isKnown(context.req.header('if-none-match'), picture.etag)) return notModified(context, headers)
  const encoding = encodingFor(context.req.header('accept-encoding'), picture.svg.length)
  if (!encoding) return new Response(picture.svg, { headers })
  return new Response(await packed(picture, encoding), { headers: { ...headers, 'content-encoding': encoding } })
}

export function serveMedia(app: Hono): void {
  const pictures = new Pictures()
  app.get('/media/:name', async (context) => {
    const drawing = drawingOf(context.req.param('name'))
    if (!drawing) throw new PortalError('not_found')
    const { query } = await received(call, context, languageOf(context.req.header('accept-language')))
    return send(context, pictures.get(drawing, query))
  })
}

import { MediaQuery } from '@tropa/contract'
import { isKnown } from '@tropa/http/conditional'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { PortalError } from '../http/failures.ts'
import { languageOf } from '@tropa/contract/accept-language'
import { received } from '../http/received.ts'
import { respond } from '../http/respond.ts'
import { drawingOf, type Picture, Pictures } from './pictures.ts'

const call = {
  method: 'get',
  path: 'media/{name}',
  access: 'public',
  params: v.object({ name: v.string() }),
  query: MediaQuery,
  responses: {},
} as const

const headersOf = ({ etag }: Picture) => ({
  'cache-control': 'public, max-age=31536000, immutable',
  // An SVG opened as a page must not run scripts.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  vary: 'Accept-Encoding',
  etag,
})

function send(context: Context, picture: Picture): Response {
  const headers = headersOf(picture)
  if (isKnown(context.req.header('if-none-match'), picture.etag)) return new Response(null, { status: 304, headers })
  return respond({ body: picture.svg, type: 'image/svg+xml', headers })
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

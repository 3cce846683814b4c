import { createHash } from 'node:crypto'
import type { Doc } from '@tropa/contract'
import { isKnown } from '@tropa/http/conditional'
import { LRUCache } from 'lru-cache'
import { disposition } from '../http/disposition.ts'
import { askedLanguage, sessionOf } from '../http/request-session.ts'
import type { Language } from '../../region/languages.ts'

type Page = (request: Request) => Promise<Response> | Response
type Paper = { doc: Doc; language: Language; origin: string }

export type DocumentsOptions = {
  /** Calls the provider on behalf of the request. */
  responses: { get: (path: string, language: Language, request: Request) => Promise<{ status: number; body: string }> }
  /** The public address of the portal; `null`: that of the request. */
  siteUrl: string | null
  /** Renders the 404 page for an address without a document. */
  missing: Page
  /** Printing waits for its turn: one document is printed at a time. */
  turn: <T>(request: Request, print: () => Promise<T>) => Promise<T>
  /** @param signal aborts the printing when the client has disconnected */
  print: (paper: Paper, signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>
}

/** In both languages. */
const mostPapers = 100
const mostBytes = 32 * 1024 * 1024

function etagOf(body: string, language: Language, origin: string): string {
  const hash = createHash('sha256').update(`${language} ${origin} ${body}`).digest('base64url')
  return `"${hash.slice(0, 22)}"`
}

/** The address of the provider's own file; `undefined` if the portal makes the file itself. */
function externalUrl(address: string, origin: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url && /^https?:$/.test(url.protocol) && url.origin !== origin ? url.href : undefined
}

const redirect = (location: string) =>
  new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })

/**
 * Legal documents as PDF, made of their texts and cached until a text changes. The language is that of the address,
 * else the visitor's. An unknown document renders the 404 page; if the provider fails, it redirects to the page of
 * the text, which shows the failure.
 */
export function createDocuments({ responses, siteUrl, missing, turn, print }: DocumentsOptions) {
  const papers = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    max: mostPapers,
    maxSize: mostBytes,
    sizeCalculation: (bytes) => bytes.length,
  })

  /** While a request waits for its turn, an earlier one may have printed the document. */
  const printedOnce = async (request: Request, etag: string, paper: Paper) => {
    const bytes = papers.get(etag) ?? (await print(paper, request.signal))
    papers.set(etag, bytes)
    return bytes
  }

  return async function respond(request: Request, id: string): Promise<Response> {
    const url = new URL(request.url)
    if (askedLanguage(url) === 'unknown') return missing(request)
    const { language } = sessionOf(request)
    const { status, body } = await responses.get(`portal/doc/${id}`, language, request)
    if (status === 404 || status === 422) return missing(request)
    if (status !== 200) return redirect(`/docs/${id}${url.search}`)

    const origin = new URL(siteUrl ?? request.url).origin
    const { doc }: { doc: Doc } = JSON.parse(body)
    const external = externalUrl(doc.pdf_url, origin)
    if (external !== undefined) return redirect(external)

    const etag = etagOf(body, language, origin)
    const headers = { etag, 'cache-control': 'private, no-cache', vary: 'cookie' }
    if (isKnown(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
    const printed = () => printedOnce(request, etag, { doc, language, origin })
    const bytes = papers.get(etag) ?? (await turn(request, printed))
    return new Response(request.method === 'HEAD' ? null : bytes, {
      headers: {
        ...headers,
        'content-type': 'application/pdf',
        'content-language': language,
        'content-length': String(bytes.length),
        'content-disposition': disposition('inline', { title: doc.the_title, plain: doc.slug, extension: 'pdf' }),
      },
    })
  }
}

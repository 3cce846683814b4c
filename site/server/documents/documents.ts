import { createHash } from 'node:crypto'
import type { Doc, Language } from '@tropa/contract'
import type { Answers } from '../answers.ts'
import { visitorOf } from '../request.ts'
import { askedLanguage, sessionOf } from '../session.ts'

type Page = (request: Request) => Promise<Response> | Response
type Printed = { etag: string; bytes: Promise<Uint8Array<ArrayBuffer>> }

export type DocumentsOptions = {
  answers: Pick<Answers, 'get'>
  /** How the world reaches the portal; `null`: as the request says. */
  siteUrl: string | null
  /** Draws the page of an address without a document. */
  missing: Page
  /** Left out: ours, which is loaded with the first document that is asked for. */
  print?: (options: { doc: Doc; language: Language; origin: string }) => Promise<Uint8Array<ArrayBuffer>>
}

/** Documents printed and kept, in both languages. */
const mostKept = 40

const printWhenAsked: NonNullable<DocumentsOptions['print']> = async (options) => (await import('./paper.ts')).printed(options)

const etagOf = (body: string, language: Language, origin: string) => `"${createHash('sha256').update(`${language} ${origin} ${body}`).digest('base64url').slice(0, 22)}"`

/** An address of the provider's own file, or nothing where the portal makes the file itself. */
function elsewhere(address: string, origin: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url && /^https?:$/.test(url.protocol) && url.origin !== origin ? url.href : undefined
}

/** @see RFC 6266: the name in any script, and a plain one for who does not read it */
const named = ({ slug, the_title }: Doc) =>
  `inline; filename="${slug.replace(/[^\w-]/g, '') || 'document'}.pdf"; filename*=UTF-8''${encodeURIComponent(the_title).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}.pdf`

const isKnown = (request: Request, etag: string) => request.headers.get('if-none-match')?.includes(etag) ?? false

const led = (location: string) => new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })

/**
 * Legal documents as PDF, made of their texts and kept until a text changes. The language is the visitor's, or the address's.
 * What is not there has its page; what cannot be had now leads to the text's page, which says why.
 */
export function createDocuments({ answers, siteUrl, missing, print = printWhenAsked }: DocumentsOptions) {
  const kept = new Map<string, Printed>()

  function keep(key: string, etag: string, make: () => Promise<Uint8Array<ArrayBuffer>>): Printed {
    const known = kept.get(key)
    if (known?.etag === etag) return known
    const made = { etag, bytes: make() }
    made.bytes.catch(() => kept.delete(key))
    kept.set(key, made)
    const oldest = kept.size > mostKept ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    return made
  }

  return async function answer(request: Request, id: string): Promise<Response> {
    const url = new URL(request.url)
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
    if (askedLanguage(url) === 'unknown') return missing(request)
    const { language } = sessionOf(request)
    const { status, body } = await answers.get(`portal/doc/${id}`, language, visitorOf(request))
    if (status === 404 || status === 422) return missing(request)
    if (status !== 200) return led(`/docs/${id}${url.search}`)

    const origin = new URL(siteUrl ?? request.url).origin
    const { doc } = JSON.parse(body) as { doc: Doc }
    const away = elsewhere(doc.pdf_url, origin)
    if (away !== undefined) return led(away)

    const etag = etagOf(body, language, origin)
    const headers = { etag, 'cache-control': 'private, no-cache', vary: 'cookie' }
    if (isKnown(request, etag)) return new Response(null, { status: 304, headers })
    const bytes = await keep(`${language} ${id}`, etag, () => print({ doc, language, origin })).bytes
    return new Response(request.method === 'HEAD' ? null : bytes, {
      headers: { ...headers, 'content-type': 'application/pdf', 'content-language': language, 'content-length': String(bytes.length), 'content-disposition': named(doc) },
    })
  }
}

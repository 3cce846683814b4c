import { addresses, languages, type Language } from '@tropa/contract'
import type { Answers } from './answers.ts'
import { visitorOf } from './request.ts'
import { picturePolicy } from './security.ts'

const pattern = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
const readable = Object.values(addresses).filter((call) => call.method === 'get').map((call) => pattern(call.path))
const isReadable = (path: string) => readable.some((known) => known.test(path))

const failure = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ message }, { status, headers: { 'cache-control': 'no-store', ...headers } })

const askedLanguage = (request: Request): Language => languages.find((language) => request.headers.get('accept-language')?.startsWith(language)) ?? 'ru'

/** What browsers may ask of the provider, through the portal's own origin: known paths only, and never with its address. */
export function createRelay(apiUrl: string, answers: Answers) {
  return async function relay(request: Request, path: string): Promise<Response> {
    if (path.startsWith('media/')) return media(request, `${apiUrl}/${path}`)
    if (!isReadable(path)) return failure(404, 'Not found')
    if (request.method !== 'GET' && request.method !== 'HEAD') return failure(405, 'Method not allowed', { allow: 'GET, HEAD' })
    return answered(request, await answers.get(path + new URL(request.url).search, askedLanguage(request), visitorOf(request)))
  }
}

function answered(request: Request, { status, headers, body }: Awaited<ReturnType<Answers['get']>>): Response {
  const isKnown = status === 200 && headers['etag'] !== undefined && request.headers.get('if-none-match') === headers['etag']
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(body, { status, headers })
}

async function media(request: Request, address: string): Promise<Response> {
  const { search } = new URL(request.url)
  const response = await fetch(address + search, {
    headers: { accept: request.headers.get('accept') ?? '*/*' },
    signal: AbortSignal.timeout(8000),
  })
  const headers = new Headers()
  for (const name of ['content-type', 'cache-control', 'etag']) {
    const value = response.headers.get(name)
    if (value) headers.set(name, value)
  }
  headers.set('content-security-policy', picturePolicy)
  return new Response(response.body, { status: response.status, headers })
}

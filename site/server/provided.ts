import { randomBytes } from 'node:crypto'
import { languages } from '@tropa/contract'
import { Answers } from './answers.ts'
import { configuration } from './configuration.ts'

export const answers = new Answers(configuration.apiUrl)

const nonces = new WeakMap<Request, string>()

/** The provider as one visitor's pages see it on the server: the browser's client over kept answers. */
const fetchFor = (visitor: string | undefined): typeof fetch => async (input, init) => {
  const request = new Request(input, init)
  const language = languages.find((known) => known === request.headers.get('accept-language')) ?? 'ru'
  const { status, headers, body } = await answers.get(request.url.slice(configuration.apiUrl.length + 1), language, visitor)
  return new Response(body, { status, headers })
}

export const provided = {
  address: configuration.apiUrl,
  fetchFor,
  /** One for each request, the same in its policy and its page. */
  nonceOf: (request: Request): string => {
    const nonce = nonces.get(request) ?? randomBytes(16).toString('base64')
    nonces.set(request, nonce)
    return nonce
  },
}

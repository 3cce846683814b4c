// @vitest-environment node
import { trustedProxies } from '@tropa/http/visitor'
import { expect, test } from 'vitest'
import { principalOf } from './http/principal.ts'
import { beginVisit } from './http/visit.ts'
import { expiredRedirect, refusedRedirect } from './session-end.ts'

const token = 'a-token-of-some-user-0123456789abcdefghijk'
const inAnHour = Math.floor(Date.now() / 1000) + 3600
const auth = (expires: number) => `auth=${encodeURIComponent(JSON.stringify({ expires }))}`

/** A browser that follows the cookies of responses. */
function aBrowser(siteUrl: 'https://portal.example' | 'http://portal.example', ...cookies: string[]) {
  const jar = new Map(cookies.map((one): [string, string] => [one.split('=')[0] ?? '', one]))
  const settings = { siteUrl, host: '127.0.0.1', port: 3000, trusted: trustedProxies('loopback') }
  const visit = (address: string) => {
    const headers = { cookie: [...jar.values()].join('; ') }
    return beginVisit(new Request(`${siteUrl}${address}`, { headers }), settings, 'id')
  }
  const keep = (response: Response | undefined) => {
    for (const cookie of response?.headers.getSetCookie() ?? []) {
      const [pair = ''] = cookie.split(';')
      const [name = ''] = pair.split('=')
      if (cookie.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, pair)
    }
    return response && [response.status, response.headers.get('location'), response.headers.get('cache-control')]
  }
  return { jar, visit, keep }
}

const browsers = [
  ['https://portal.example', '__Host-session'],
  ['http://portal.example', 'session'],
] as const

for (const [siteUrl, cookieName] of browsers) {
  test(`over ${siteUrl} an expired session redirects to sign in once, and back to the page`, () => {
    const { jar, visit, keep } = aBrowser(siteUrl, `${cookieName}=${token}`, auth(1), 'settings=x')

    expect(keep(expiredRedirect(visit('/tours?page=2')))).toEqual([
      302,
      '/login?return_to=%2Ftours%3Fpage%3D2',
      'private, no-store',
    ])
    expect([...jar.keys()]).toEqual(['settings'])
    for (const address of ['/login?return_to=%2Ftours%3Fpage%3D2', '/tours?page=2'])
      expect(keep(expiredRedirect(visit(address)))).toBeUndefined()
  })

  test(`over ${siteUrl} a 401 redirects a session home once, and clears its cookies`, () => {
    const { jar, visit, keep } = aBrowser(siteUrl, `${cookieName}=${token}`, auth(inAnHour), 'my_tracks=[1]')
    const refused = () => new Response('', { status: 401 })
    expect(principalOf(visit('/').request.headers.get('cookie'), visit('/').isSecure).kind).toBe('user')

    expect(keep(refusedRedirect(visit('/'), refused()))).toEqual([302, '/', 'private, no-store'])
    // The home page says once that the session has ended.
    expect([...jar.values()]).toEqual(['form_done=session-refused'])
    expect(keep(refusedRedirect(visit('/'), refused()))).toBeUndefined()
  })
}

test.each([[[]], [['settings=x']], [[`session=${token}`, auth(inAnHour)]]])(
  'with the cookies %o no page redirects',
  (cookies) => {
    const { visit } = aBrowser('http://portal.example', ...cookies)

    expect(expiredRedirect(visit('/tours'))).toBeUndefined()
    for (const status of [200, 403, 404, 503])
      expect(refusedRedirect(visit('/tours'), new Response('', { status }))).toBeUndefined()
  },
)

test.each([
  '/login',
  '/registration',
  '/recovery',
  '/reset-password?token=1',
  '/verification?token=1',
  '/verification/email',
  '/logout',
])('an expired session does not redirect from %s', (address) => {
  expect(expiredRedirect(aBrowser('http://portal.example', auth(1)).visit(address))).toBeUndefined()
})

test('no return address is on another site', () => {
  const { visit } = aBrowser('http://portal.example', auth(1))
  const locations = [
    '//evil.example',
    '/%5Cevil.example',
    '/\\evil.example',
    '/loginx?return_to=https://evil.example',
  ].map((address) => new URL(expiredRedirect(visit(address))?.headers.get('location') ?? '', 'http://portal.example'))

  expect(locations.map(({ origin, pathname }) => origin + pathname)).toEqual(
    locations.map(() => 'http://portal.example/login'),
  )
  for (const { searchParams } of locations)
    expect(new URL(searchParams.get('return_to') ?? '/', 'http://portal.example').origin).toBe('http://portal.example')
})

test('the body of a page that is not shown is not rendered completely', async () => {
  let isCancelled = false
  const body = new ReadableStream({
    cancel: () => {
      isCancelled = true
    },
  })
  const { visit } = aBrowser('http://portal.example', `session=${token}`, auth(inAnHour))
  refusedRedirect(visit('/profile'), new Response(body, { status: 401 }))

  await Promise.resolve()
  expect(isCancelled).toBe(true)
})

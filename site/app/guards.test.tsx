// @vitest-environment node
import { languages } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { words } from '../messages/intl.tsx'
import { guardedAddress } from './guards.ts'
import { aRouter, renderedPage } from './testing/rendered-page.tsx'

const origin = 'https://portal.example'
const auth = { expires: 4_000_000_000 }

/** The status and address of the redirect that the server answers with. */
async function redirectOf(address: string, visitor: Parameters<typeof aRouter>[1]) {
  const router = aRouter(address, visitor)
  await router.load()
  const result = router._serverResult
  return result?.type === 'redirect' ? [result.redirect.status, result.redirect.headers.get('location')] : undefined
}

test('a guest is redirected to sign in, and back after that', () => {
  const entry = { auth: null, origin, address: '/profile?tab=orders' }
  expect(guardedAddress('user', entry)).toBe('/login?return_to=%2Fprofile%3Ftab%3Dorders')
  expect(guardedAddress('user', { ...entry, auth })).toBeUndefined()
})

test.each([
  ['/login', '/'],
  ['/login?return_to=%2Ftours%3Fpage%3D2', '/tours?page=2'],
  ['/login?return_to=https%3A%2F%2Fevil.example', '/'],
  ['/login?return_to=%2F%2Fevil.example', '/'],
  ['/login?return_to=%2Flogout', '/'],
])('a signed-in visitor is redirected from %s to %s', async (address, destination) => {
  expect(guardedAddress('guest', { auth, origin, address })).toBe(destination)
  expect(await redirectOf(address, { auth })).toEqual([302, destination])
})

test('an unknown guard is an error of the server', () => {
  const entry = { auth, origin, address: '/' }
  for (const name of ['admin', 'toString', ''])
    expect(() => guardedAddress(name, entry)).toThrow(
      expect.objectContaining({ status: 500, message: 'Unknown middleware' }),
    )
})

test('a route with an unknown guard renders the error page with its message', async () => {
  const router = aRouter('/q')
  Object.assign(router.routesById['/q'].options, { staticData: { guard: 'admin' } })
  await router.load()
  const error = router.state.matches.find(({ status }) => status === 'error')?.error
  Object.assign(router.routesById['/q'].options, { staticData: { layout: 'default' } })

  expect(error).toMatchObject({ status: 500, message: 'Unknown middleware' })
})

describe.each(['/registration', '/recovery'])('%s', (address) => {
  test('is for guests', async () => {
    expect(await redirectOf(address, { auth })).toEqual([302, '/'])
    expect(await redirectOf(address, {})).toBeUndefined()
  })
})

test('a guest who signs out is redirected home, and a reset without a token to the recovery', async () => {
  expect(await redirectOf('/logout', {})).toEqual([302, '/'])
  expect(await redirectOf('/logout', { auth })).toBeUndefined()
  expect(await redirectOf('/reset-password', {})).toEqual([302, '/recovery'])
})

describe.each(languages)('the header of the first HTML in %s', (language) => {
  const say = words(language)
  const linksOf = async (visitor: Parameters<typeof renderedPage>[1]) => {
    const { document } = await renderedPage('/guides', { language, ...visitor })
    return Array.from(document.querySelectorAll('header a'), ({ textContent }) => textContent?.trim())
  }

  test('has links to sign in and up for a guest', async () => {
    const links = await linksOf({})
    expect(links).toEqual(expect.arrayContaining([say('site.signIn'), say('site.signUp')]))
    expect(links.some((text) => text?.startsWith(say('site.organisation')))).toBe(true)
    expect(links).not.toContain(say('site.logOut'))
  })

  test('has the profile and sign-out links for a signed-in visitor', async () => {
    const links = await linksOf({ auth })
    expect(links).toEqual(expect.arrayContaining([say('site.profile'), say('site.logOut')]))
    expect(links.filter((text) => text === say('site.signIn') || text?.startsWith(say('site.organisation')))).toEqual(
      [],
    )
  })
})

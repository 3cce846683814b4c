// @vitest-environment jsdom
import type { Track } from '@tropa/machines'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PortalError } from '../portal/error.ts'
import type { Portal } from '../portal/portal.ts'
import { endLink, linkFor, rememberMailed } from './made-link.ts'
import { forgetLink, keepLink, myLinks, myLinksKey, readLinks, watchLinks } from './my-links.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const track: Track = { locations: [1], events: [] }
const { signal } = new AbortController()
/** As long as real tokens, because shorter ones are invalid. */
const tokenOf = (name: string) => name.padEnd(32, '-')
const [first, second] = [tokenOf('token-1'), tokenOf('token-2')]
const secretOf = (number: number) => `secret-${number}`.padEnd(32, '-')

/** A provider that makes links, and knows those that have not ended. */
function aProvider() {
  const open = new Map<string, string>()
  const secrets: (string | undefined)[] = []
  let made = 0
  const find = (token: string) => {
    if (!open.has(token)) throw new PortalError(404)
  }
  const portal = {
    shareTrack: async () => {
      const token = tokenOf(`token-${(made += 1)}`)
      open.set(token, secretOf(made))
      return { token, url: `/share_track?token=${token}`, owner_secret: secretOf(made) }
    },
    sharedTrack: async ({ params }: { params: { token: string } }) => find(params.token),
    endShare: async ({ params, headers = {} }: Parameters<Portal['endShare']>[0]) => {
      secrets.push(headers['Owner-Secret'])
      find(params.token)
      if (headers['Owner-Secret'] !== open.get(params.token)) throw new PortalError(403)
      open.delete(params.token)
    },
  } as unknown as Portal
  return { portal, open, secrets }
}

test('the same track has the same link while it is valid; another permission needs another link', async () => {
  const { portal, open } = aProvider()
  const link = (can_add: boolean, of = track) => linkFor(portal, { track: of, can_add }, signal)

  const made = await link(false)
  expect(await link(false)).toBe(made)
  expect(await link(true)).not.toBe(made)
  expect(await link(false, { locations: [1, 2], events: [] })).not.toBe(made)
  open.clear()
  expect(await link(false)).not.toBe(made)
})

test('a page on plain HTTP makes a new link each time, and remembers it', async () => {
  vi.stubGlobal('crypto', {})
  const { portal } = aProvider()
  rememberMailed({ token: tokenOf('mailed') })

  const links = [await linkFor(portal, { track, can_add: false }, signal)]
  links.push(await linkFor(portal, { track, can_add: false }, signal))

  expect(links).toEqual([first, second].map((token) => `/share_track?token=${token}`))
  expect(myLinks().map(({ token }) => token)).toEqual(expect.arrayContaining([first, second]))
})

test('a link is ended with its secret and removed, also if it had ended before', async () => {
  const { portal, secrets } = aProvider()
  await linkFor(portal, { track, can_add: false }, signal)
  expect(myLinks().map(({ token, secret }) => [token, secret])).toEqual([[first, secretOf(1)]])

  await endLink(portal, first)
  await endLink(portal, first)

  expect([secrets, myLinks()]).toEqual([[secretOf(1), undefined], []])
})

test('a link that could not be ended stays on the list', async () => {
  const { portal } = aProvider()
  await linkFor(portal, { track, can_add: false }, signal)
  const failing = { ...portal, endShare: () => Promise.reject(new PortalError(503)) } as unknown as Portal

  await expect(endLink(failing, first)).rejects.toThrow()

  expect(myLinks()).toHaveLength(1)
})

test('a link of somebody else cannot be ended, and is removed from the list', async () => {
  const { portal, open } = aProvider()
  await linkFor(portal, { track, can_add: false }, signal)
  open.set(first, secretOf(9))

  await expect(endLink(portal, first)).rejects.toMatchObject({ status: 403 })

  expect([myLinks(), [...open.keys()]]).toEqual([[], [first]])
})

const made_at = '2026-12-01T10:00:00Z'

test.each([
  'nonsense',
  '{}',
  '[null, 1, {"token": 5}]',
  JSON.stringify([{ token: first, made_at: 'never' }]),
  // Calls would reject such a token, so the link could not be ended.
  JSON.stringify(['', 'a', '../../portal/track/my', `${first}?`].map((token) => ({ token, made_at }))),
])('invalid stored links, such as %s, are left out', (text) => {
  expect(readLinks(text)).toEqual([])
})

test.each([5, {}, 'ключ', 'a'])('a link is read once, without its invalid parts, such as the secret %j', (wrong) => {
  const link = { token: first, made_at, secret: wrong, can_add: wrong, digest: 1, is_mailed: wrong, expires_at: wrong }
  const other = { token: second, made_at, secret: secretOf(2), can_add: true, digest: 'd', is_mailed: true }

  expect(readLinks(JSON.stringify([{ ...link, seen: wrong }, other, other]))).toEqual([
    { token: first, made_at, secret: null, can_add: false, digest: '' },
    other,
  ])
})

test('links of another tab are shown, and listeners are called for each change', () => {
  const link = { token: first, secret: null, can_add: false, made_at: '2026-12-01T10:00:00Z', digest: '' }
  let calls = 0
  const end = watchLinks(() => (calls += 1))
  keepLink(link)
  forgetLink(first)
  end()
  keepLink(link)

  localStorage.setItem(myLinksKey, JSON.stringify([{ ...link, token: second }]))

  expect([calls, myLinks().map(({ token }) => token)]).toEqual([2, [second]])
})

test('the link of a mail belongs to its sender only', async () => {
  const { portal, open, secrets } = aProvider()
  const mailed = tokenOf('mailed')
  open.set(mailed, secretOf(0))
  rememberMailed({ token: mailed, owner_secret: secretOf(0), expires_at: '2027-12-01T10:00:00Z' })
  // A provider that does not name the link.
  rememberMailed(undefined)

  expect(myLinks()).toMatchObject([{ token: mailed, is_mailed: true, expires_at: '2027-12-01T10:00:00Z' }])
  expect(await linkFor(portal, { track, can_add: false }, signal)).toBe(`/share_track?token=${first}`)
  await endLink(portal, mailed)
  expect([secrets, [...open.keys()]]).toEqual([[secretOf(0)], [first]])
})

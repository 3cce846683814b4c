// @vitest-environment jsdom
import type { Track } from '@tropa/machines'
import { beforeEach, expect, test } from 'vitest'
import { PortalError } from '../portal/error.ts'
import type { Portal } from '../portal/portal.ts'
import { endLink, linkFor, rememberMailed } from './made-link.ts'
import { forgetLink, keepLink, myLinks, myLinksKey, readLinks, watchLinks } from './my-links.ts'

beforeEach(() => localStorage.clear())

const track: Track = { locations: [1], events: [] }
const { signal } = new AbortController()

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
      const token = `token-${(made += 1)}`
      open.set(token, `secret-${made}`)
      return { token, url: `/share_track?token=${token}`, owner_secret: `secret-${made}` }
    },
    sharedTrack: async ({ params }: { params: { token: string } }) => find(params.token),
    endShare: async ({ params, headers = {} }: Parameters<Portal['endShare']>[0]) => {
      secrets.push(headers['Owner-Secret'])
      find(params.token)
      open.delete(params.token)
    },
  } as unknown as Portal
  return { portal, open, secrets }
}

test('the same track has the same link while it works; who may change it makes another one', async () => {
  const { portal, open } = aProvider()
  const link = (can_add: boolean, of = track) => linkFor(portal, { track: of, can_add }, signal)

  const first = await link(false)
  expect(await link(false)).toBe(first)
  expect(await link(true)).not.toBe(first)
  expect(await link(false, { locations: [1, 2], events: [] })).not.toBe(first)
  open.clear()
  expect(await link(false)).not.toBe(first)
})

test('a link is ended with its secret and forgotten, also when it had ended before', async () => {
  const { portal, secrets } = aProvider()
  await linkFor(portal, { track, can_add: false }, signal)
  expect(myLinks().map(({ token, secret }) => [token, secret])).toEqual([['token-1', 'secret-1']])

  await endLink(portal, 'token-1')
  await endLink(portal, 'token-1')

  expect([secrets, myLinks()]).toEqual([['secret-1', undefined], []])
})

test('a link that could not be ended stays on the list', async () => {
  const { portal } = aProvider()
  await linkFor(portal, { track, can_add: false }, signal)
  const failing = { ...portal, endShare: () => Promise.reject(new PortalError(503)) } as unknown as Portal

  await expect(endLink(failing, 'token-1')).rejects.toThrow()

  expect(myLinks()).toHaveLength(1)
})

test.each(['nonsense', '{}', '[null, 1, {"token": 5}]', '[{"token": "a", "made_at": "never"}]'])(
  'what lies in place of links and is none, as %s, is left out',
  (text) => {
    expect(readLinks(text)).toEqual([])
  },
)

test('another tab’s links appear, and whoever watches is called for each change', () => {
  const link = { token: 'a', secret: null, can_add: false, made_at: '2026-12-01T10:00:00Z', digest: '' }
  let calls = 0
  const end = watchLinks(() => (calls += 1))
  keepLink(link)
  forgetLink('a')
  end()
  keepLink(link)

  localStorage.setItem(myLinksKey, JSON.stringify([{ ...link, token: 'b' }]))

  expect([calls, myLinks().map(({ token }) => token)]).toEqual([2, ['b']])
})

test('the link of a mail is the sender’s own, and given to nobody else', async () => {
  const { portal, open, secrets } = aProvider()
  open.set('mailed', 'secret')
  rememberMailed({ token: 'mailed', owner_secret: 'secret', expires_at: '2027-12-01T10:00:00Z' })
  // A provider that does not name it.
  rememberMailed(undefined)

  expect(myLinks()).toMatchObject([{ token: 'mailed', is_mailed: true, expires_at: '2027-12-01T10:00:00Z' }])
  expect(await linkFor(portal, { track, can_add: false }, signal)).toBe('/share_track?token=token-1')
  await endLink(portal, 'mailed')
  expect([secrets, [...open.keys()]]).toEqual([['secret'], ['token-1']])
})

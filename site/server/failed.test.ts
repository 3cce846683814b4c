// @vitest-environment node
import { JSDOM } from 'jsdom'
import { afterEach, expect, test, vi } from 'vitest'
import '../messages/all-catalogues.ts'
import { PortalError } from '../portal/error.ts'
import { failed } from './failed.ts'
import { aPortalVisit } from './http/testing/portal-visits.ts'

const documentOf = async (response: Response) => new JSDOM(await response.text()).window.document

afterEach(() => void vi.restoreAllMocks())

test('the page of a failure follows each reading setting of the visitor, in their language', async () => {
  const chosen = {
    lang: 'en',
    theme: 'dark',
    text: '150',
    font: 'serif',
    spacing: 'wide',
    images: 'off',
    motion: 'off',
  }
  const cookie = `settings=${encodeURIComponent(JSON.stringify(chosen))}`

  const response = failed(aPortalVisit('/locations/1', { headers: { cookie } }), new PortalError(503))

  const { documentElement, title } = await documentOf(response)
  expect({ ...documentElement.dataset, lang: documentElement.lang }).toEqual(chosen)
  expect([response.status, title.startsWith('503')]).toEqual([503, true])
})

test('the page of a failure has the request id, and is neither indexed nor cached', async () => {
  const response = failed(aPortalVisit('/locations/1'), new PortalError(404))

  expect([response.headers.get('x-robots-tag'), response.headers.get('cache-control')]).toEqual(['noindex', 'no-store'])
  expect((await documentOf(response)).body.textContent).toContain('request-1234')
})

test('a failed form links back to its page, without the origin', async () => {
  const response = failed(aPortalVisit('/login?next=%2Fprofile', { method: 'POST' }), new PortalError(400))

  const links = [...(await documentOf(response)).querySelectorAll('main a')].map((link) => link.getAttribute('href'))
  expect(links).toContain('/login?next=%2Fprofile')
})

test('refused preferences have no link to a page of a form', async () => {
  const response = failed(aPortalVisit('/preferences', { method: 'POST' }), new PortalError(403))

  expect((await documentOf(response)).querySelector('main a[href^="/preferences"]')).toBeNull()
})

test('a refusal of data is JSON, with the errors by field', async () => {
  const response = failed(aPortalVisit('/api/portal/login'), new PortalError(422, 'Wrong', { email: ['No address'] }))

  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({ message: 'Wrong', errors: { email: ['No address'] } })
})

test('a bug is logged with its request id, and its message is not shown', async () => {
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true)

  const responses = ['/', '/api/portal/menu'].map((path) => failed(aPortalVisit(path), new Error('a secret')))
  const entries = log.mock.calls.map(([line]) => JSON.parse(String(line)))

  expect(responses.map(({ status }) => status)).toEqual([500, 500])
  for (const response of responses) expect(await response.text()).not.toContain('a secret')
  expect(entries).toHaveLength(2)
  expect(entries[1]).toMatchObject({ request_id: 'request-1234', error: { message: 'a secret' } })
})

test('the rest of a body that is too large is not read', () => {
  const statuses = [408, 413, 422].map(
    (status) => [status, failed(aPortalVisit('/login'), new PortalError(status))] as const,
  )

  expect(statuses.map(([status, { headers }]) => [status, headers.get('connection')])).toEqual([
    [408, 'close'],
    [413, 'close'],
    [422, null],
  ])
})

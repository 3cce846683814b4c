// @vitest-environment node
import { expect, test } from 'vitest'
import '../messages/all-catalogues.ts'
import { aPortalVisit } from './http/testing/portal-visits.ts'
import { createTicketFiles } from './ticket-files.ts'

const code = '0123456789ABCDEFGHJKMNPQRS'
const visit = (search: string, init?: RequestInit) => aPortalVisit(`/ticket.pdf${search}`, init)

/** @returns the handler, and the paths that it calls */
function aHandler(status: number, body: unknown) {
  const paths: string[] = []
  const handle = createTicketFiles({
    call: async ({ path }) => {
      paths.push(path)
      return { status, headers: {}, body: JSON.stringify(body) }
    },
  })
  return { handle, paths }
}
const file = { name: 'ticket-7.html', type: 'text/html', base64: Buffer.from('%PDF').toString('base64') }

test('a ticket is served as a PDF, for any type of the provider, and is not cached', async () => {
  const { handle, paths } = aHandler(200, file)

  const response = await handle(visit(`?code=${code}`), 'pdf')

  expect(paths).toEqual([expect.stringContaining(code)])
  expect(await response.text()).toBe('%PDF')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '4',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^inline/),
  })
})

test('a calendar is a download, and HEAD has no body', async () => {
  const { handle } = aHandler(200, file)

  const response = await handle(visit(`?code=${code}`, { method: 'HEAD' }), 'ics')

  expect(response.headers.get('content-disposition')).toMatch(/^attachment/)
  expect([await response.text(), response.headers.get('content-length')]).toEqual(['', '4'])
})

test.each(['', '?code=', '?code=short', `?code=${code}0`, '?code=..%2F..%2Fprofile'])(
  '%s is not a code, so there is no call',
  async (search) => {
    const { handle, paths } = aHandler(200, file)

    expect([(await handle(visit(search), 'pdf')).status, paths]).toEqual([404, []])
  },
)

test('an unknown code gives a page that says so', async () => {
  const response = await aHandler(404, { message: '' }).handle(visit(`?code=${code}`), 'pdf')

  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
})

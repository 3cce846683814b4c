import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPortal, aPortalOver, type TestPortal } from '../testing/portal.ts'

let portal: TestPortal
let lines: string[]
let fetch: TestPortal['fetch']
beforeAll(async () => {
  portal = await aPortal()
  fetch = (path, options) => {
    lines = []
    return aPortalOver(portal.db, {
      log: (line) => lines.push(line),
      visitorOf: () => '203.0.113.7',
      trustsPeer: ({ req }) => req.header('x-peer') !== 'a-visitor',
    }).fetch(path, options)
  }
})
afterAll(() => portal.close())

const entries = () => lines.map((line) => JSON.parse(line))

test('a request is one line of the log: id, method, route, status and duration', async () => {
  const response = await fetch('portal/location/1001?radius_km=5', { headers: { 'x-request-id': 'from-the-portal' } })

  expect(entries()).toEqual([
    {
      time: expect.any(String),
      level: 'info',
      message: 'request',
      request_id: 'from-the-portal',
      method: 'GET',
      route: '/portal/location/:id',
      status: 200,
      duration_ms: expect.any(Number),
    },
  ])
  expect(response.headers.get('x-request-id')).toBe('from-the-portal')
})

test('a request without a valid id gets one, which its response has too, also if it is refused', async () => {
  for (const path of ['portal/main', 'portal/location/999999', 'portal/nothing', 'media/nothing', 'healthz']) {
    const response = await fetch(path, { headers: { 'x-request-id': 'a b' } })
    expect(entries()).toEqual([
      expect.objectContaining({ request_id: response.headers.get('x-request-id'), status: response.status }),
    ])
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  }
})

test('the id from a caller that is not a trusted proxy is replaced', async () => {
  const response = await fetch('portal/main', { headers: { 'x-request-id': 'from-a-visitor', 'x-peer': 'a-visitor' } })
  expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

test('the log has no text and no address of a visitor', async () => {
  for (const path of [
    'portal/search?q=SECRET',
    'portal/search/suggestions?q=SECRET',
    'portal/location?q=SECRET&limit=no',
    'portal/page/SECRET',
    'SECRET',
    'portal/location/SECRET',
  ]) {
    await fetch(path)
    expect(lines).toHaveLength(1)
    expect(lines.join()).not.toMatch(/SECRET|203\.0\.113/)
  }
})

test('an unexpected error is 500 without its message; the log has its cause without the text of the search', async () => {
  await portal.db.execute(sql`alter table object_text rename column hint to hint_gone`)
  const response = await fetch('portal/search/suggestions?q=Музей', { language: 'en' })
  await portal.db.execute(sql`alter table object_text rename column hint_gone to hint`)

  expect([response.status, await response.json()]).toEqual([500, { message: 'Something unexpected happened' }])
  expect(entries()).toEqual([
    expect.objectContaining({ level: 'error', status: 500, request_id: response.headers.get('x-request-id') }),
  ])
  expect(lines.join()).toContain('column \\"hint\\" does not exist')
  expect(lines.join()).not.toMatch(/музей/i)
})

test('a bug is 500 and never "try again later"', async () => {
  const broken = aPortalOver(portal.db, {
    now: () => {
      throw new TypeError('a bug')
    },
    log: (line) => lines.push(line),
  })

  expect((await broken.fetch('portal/main')).status).toBe(500)
})

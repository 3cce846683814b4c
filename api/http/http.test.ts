import { calls, type Failure } from '@tropa/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import * as v from 'valibot'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/database.ts'
import { aPortal, aPortalOver, type TestPortal } from '../testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await aPortal()
})
afterAll(() => portal.close())

async function refused(
  path: string,
  init: { language?: 'ru' | 'en'; method?: string } = {},
): Promise<Failure & { status: number; headers: Headers }> {
  const response = await portal.fetch(path, init)
  const failure = v.parse(
    v.object({ message: v.string(), errors: v.optional(v.record(v.string(), v.array(v.string()))) }),
    await response.json(),
  )
  return { ...failure, status: response.status, headers: response.headers }
}

describe('refusals', () => {
  test.each([
    ['portal/location/999999', 404, 'Страница не найдена', 'This page could not be found'],
    ['portal/nothing', 404, 'Страница не найдена', 'This page could not be found'],
    ['portal/location/abc', 422, 'Проверьте поля', 'Check the fields'],
    ['portal/location?limit=101', 422, 'Проверьте поля', 'Check the fields'],
    ['portal/location?q=%E0%A4%A', 400, 'Запрос записан с ошибкой', 'The request is malformed'],
  ])('%s is refused in the language of Accept-Language', async (path, status, ru, en) => {
    expect(await refused(path)).toMatchObject({ status, message: ru })
    const english = await refused(path, { language: 'en' })
    expect(english).toMatchObject({ status, message: en })
    expect([english.headers.get('content-language'), english.headers.get('cache-control')]).toEqual([
      'en',
      'private, no-store',
    ])
  })

  test('every invalid field has its message', async () => {
    const { errors } = await refused(
      'portal/location?territory_id=x&limit=1000000&offset=-1&for_disabled=maybe&bbox=1,2&near=91,0&ids=1,,2',
      { language: 'en' },
    )

    expect(errors).toEqual({
      territory_id: ['A whole number is needed'],
      limit: ['No more than 100'],
      offset: ['No less than 0'],
      for_disabled: ['This value is not allowed'],
      bbox: ['This value is not allowed'],
      near: ['The coordinates lie off the globe'],
      ids: ['This value is not allowed'],
    })
    expect((await refused('portal/search')).errors).toEqual({ q: ['Обязательное поле'] })
    expect((await refused(`portal/search?q=${'я'.repeat(201)}`)).errors).toEqual({
      q: ['Поле не может быть длиннее 200 знаков'],
    })
    expect((await refused('portal/search?q=a%00b')).status).toBe(422)
  })

  test('other methods are refused with a list of the allowed ones', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const refusal = await refused('portal/location', { method })
      expect([refusal.status, refusal.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    }
    const literal = await refused('portal/track/my/sync', { method: 'DELETE' })
    expect([literal.status, literal.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('HEAD answers like GET, without the body', async () => {
    const response = await portal.fetch('portal/location/1001', { method: 'HEAD' })

    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(response.headers.get('content-type')).toBe('application/json')
  })

  test('hostile strings reach the database only as text', async () => {
    const hostile = [
      "'",
      '"',
      "'; drop table object; --",
      '\\',
      '%',
      '_',
      ':*',
      'a & | ! <-> ( )',
      '${1}',
      '{}',
      '{1,2}',
      '{"a"}',
      '<script>',
      '\u202e',
      '😀',
      '\ud800',
      'null',
      '1 or 1=1',
      '../../etc/passwd',
      'а'.repeat(200),
      `${'('.repeat(100)}`,
      '\n\r\t',
      '%00',
      "''",
      '$$',
      '--',
      ' ',
      'ı',
      'ß',
      'ﬁ',
      'Ａ',
      '２',
      '١٢',
      'का',
      '\u0301',
      'x\u0301',
    ]
    for (const text of hostile) {
      for (const path of [
        'portal/search?q=',
        'portal/search/suggestions?q=',
        'portal/location?q=',
        'portal/search?q=a&tag=',
        'portal/location/',
        'portal/',
        'media/',
      ]) {
        const response = await portal.fetch(path + encodeURIComponent(text.toWellFormed()))
        expect([path, text, response.status < 500]).toEqual([path, text, true])
        expect(await response.text()).not.toMatch(/select|syntax|drizzle|at file:/i)
      }
    }
    expect((await portal.ask('locations', 'portal/location')).total).toBe(102)
  })

  test('no search text causes a server error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
        const q = encodeURIComponent(text.toWellFormed())
        const statuses = await Promise.all(
          ['portal/search?q=', 'portal/search/suggestions?q=', 'portal/location?q='].map(
            async (path) => (await portal.fetch(path + q)).status,
          ),
        )
        expect(statuses.every((status) => status === 200 || status === 422)).toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  test('numbers out of range cause no server error', async () => {
    const odd = fc.oneof(
      fc.integer().map(String),
      fc.double().map(String),
      fc.string({ maxLength: 12 }),
      fc.bigInt().map(String),
    )
    const name = fc.constantFrom(
      'territory_id',
      'type_id',
      'limit',
      'offset',
      'near',
      'bbox',
      'radius_km',
      'ids',
      'for_disabled',
    )
    await fc.assert(
      fc.asyncProperty(name, odd, async (parameter, value) => {
        const { status } = await portal.fetch(
          `portal/location?near=61,69&${parameter}=${encodeURIComponent(value.toWellFormed())}`,
        )
        expect([200, 422]).toContain(status)
      }),
      { numRuns: 150 },
    )
  })
})

describe('headers and services', () => {
  test('a response has its language and its cache lifetime', async () => {
    const response = await portal.fetch('portal/location/1001', {
      headers: { 'accept-language': 'en-GB,en;q=0.9,ru;q=0.5' },
    })

    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-language': 'en',
      vary: 'Accept-Language, Accept-Encoding',
      'cache-control': 'public, max-age=60, stale-while-revalidate=600',
      'content-type': 'application/json',
      'x-content-type-options': 'nosniff',
    })
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/)
  })

  test('responses are compressed as Accept-Encoding allows', async () => {
    const plain = await (await portal.fetch('portal/location')).text()
    const ask = async (encoding: string) =>
      portal.fetch('portal/location', { headers: { 'accept-encoding': encoding } })

    const brotli = await ask('gzip, deflate, br')
    const gzip = await ask('gzip;q=1.0, br;q=0')
    const none = await ask('identity')

    expect([brotli, gzip, none].map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null])
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(plain)
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(plain)
    expect(await none.text()).toBe(plain)
  })

  test('the contract is served as a valid OpenAPI document', async () => {
    const document = await (await portal.fetch('openapi.json')).json()

    expect((await new Validator().validate(document)).valid).toBe(true)
    expect(Object.keys(document.paths)).toHaveLength(new Set(Object.values(calls).map(({ path }) => path)).size + 1)
  })

  test('it is healthy while the process runs, and ready while the database answers', async () => {
    for (const path of ['healthz', 'readyz']) expect(await (await portal.fetch(path)).json()).toEqual({ status: 'ok' })
  })
})

test('without its database it answers 503 with Retry-After and no internal details', async () => {
  const { db, close } = await openTestDatabase()
  const away = aPortalOver(db)
  await db.execute(sql`select 1`)
  await close()

  for (const path of ['portal/location', 'portal/main', 'readyz', 'portal/search?q=a']) {
    const response = await away.fetch(path, { language: 'en' })
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
      503,
      '5',
      { message: 'The service is unavailable for now' },
    ])
  }
  expect((await away.fetch('healthz')).status).toBe(200)
})

import { Validator } from '@seriousme/openapi-schema-validator'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { openapi } from './openapi.ts'
import { IdempotencyKey, SeenVersion } from './headers.ts'
import { isCacheable, statusesOf } from './refusals.ts'

const document = openapi()

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator()

  const result = await validator.validate(structuredClone(document))

  expect(result.errors ?? []).toEqual([])
  expect(validator.version).toBe('3.1')
})

test('every call has its operation, with its refusals', () => {
  for (const [name, call] of Object.entries<Call>(calls)) {
    const operation = document.paths[`/${call.path}`]?.[call.method]
    expect(operation).toMatchObject({ operationId: name, responses: { 400: {}, 503: {} } })
    expect(JSON.stringify(operation).includes('"304"'), name).toBe(isCacheable(call))
    expect(operation).toHaveProperty(
      'responses',
      expect.objectContaining(Object.fromEntries(statusesOf(call).map((status) => [status, expect.anything()]))),
    )
  }
})

test('a number in a query has its range and its default', () => {
  expect(document.paths['/portal/location']?.get).toMatchObject({
    parameters: expect.arrayContaining([
      {
        name: 'limit',
        in: 'query',
        required: false,
        schema: { type: 'integer', minimum: 1, maximum: 100, default: 24 },
      },
      { name: 'for_disabled', in: 'query', required: false, schema: { type: 'boolean' } },
    ]),
  })
})

test('a day and the slug of a page have their pattern', () => {
  const form = (path: string) => document.paths[path]?.get

  expect(form('/portal/event')).toMatchObject({
    parameters: expect.arrayContaining([
      { name: 'from', in: 'query', required: false, schema: { type: 'string', format: 'date' } },
    ]),
  })
  expect(form('/portal/page/{id}')).toMatchObject({
    parameters: expect.arrayContaining([
      expect.objectContaining({
        name: 'id',
        in: 'path',
        required: true,
        schema: expect.objectContaining({ type: 'string' }),
      }),
    ]),
  })
})

test('each kind of object has one schema', () => {
  for (const name of [
    'Event',
    'Tour',
    'Track',
    'Guide',
    'Post',
    'Page',
    'Doc',
    'Product',
    'Company',
    'LocationPoints',
    'Airport',
  ]) {
    expect(document.components.schemas).toHaveProperty(name)
    expect(JSON.stringify(document.paths)).toContain(`"#/components/schemas/${name}"`)
  }
})

test('responses refer to named schemas instead of repeating them', () => {
  expect(JSON.stringify(document.paths)).toContain('#/components/schemas/LocationCard')
  expect(document.components.schemas).toMatchObject({
    Hotel: { properties: { room_list: { items: { $ref: '#/components/schemas/Room' } } } },
  })
})

test('only limited calls have a 429, and they name their limit class', () => {
  for (const call of Object.values<Call>(calls)) {
    const operation = document.paths[`/${call.path}`]?.[call.method] ?? {}
    expect([call.path, JSON.stringify(operation).includes('"429"'), 'x-limit-class' in operation]).toEqual([
      call.path,
      Boolean(call.limit),
      Boolean(call.limit),
    ])
  }
})

const order = {
  method: 'post',
  path: 'order/{id}',
  access: 'user',
  params: v.object({ id: v.string() }),
  headers: v.object({ 'Idempotency-Key': IdempotencyKey, 'If-Match': v.optional(SeenVersion) }),
  body: v.object({ seats: v.number() }),
  responses: { 201: v.object({ id: v.string() }) },
} as const satisfies Call

test('a call has its access, its headers, and every refusal that follows from them', async () => {
  const written = openapi({ order })
  const operation = written.paths['/order/{id}']?.post

  expect(operation).toMatchObject({
    requestBody: { required: true },
    security: [{ user: [] }],
    parameters: expect.arrayContaining([
      { name: 'Idempotency-Key', in: 'header', required: true, schema: expect.objectContaining({ type: 'string' }) },
      { name: 'If-Match', in: 'header', required: false, schema: expect.objectContaining({ type: 'string' }) },
    ]),
    responses: {
      201: {},
      401: { headers: { 'WWW-Authenticate': {} } },
      403: {},
      404: {},
      408: {},
      409: {},
      412: {},
      413: {},
      415: {},
      422: {},
      503: { headers: { 'Retry-After': {} } },
    },
  })
  expect(operation).not.toHaveProperty('responses.200')
  expect(operation).not.toHaveProperty('responses.304')
  expect((await new Validator().validate(structuredClone(written))).errors ?? []).toEqual([])
})

test('an organisation has its own security scheme', () => {
  const sold = { method: 'get', path: 'sold', access: 'organisation', responses: { 200: v.object({}) } } as const

  expect(openapi({ sold }).paths['/sold']?.get).toMatchObject({
    security: [{ organisation: [] }],
    responses: { 401: {}, 403: {} },
  })
})

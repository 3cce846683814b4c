import { Validator } from '@seriousme/openapi-schema-validator'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { openapi } from './openapi.ts'
import { Failure } from './failure.ts'

const document = openapi()

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator()

  const result = await validator.validate(structuredClone(document))

  expect(result.errors ?? []).toEqual([])
  expect(validator.version).toBe('3.1')
})

test('every call has its operation, with the refusals it may answer', () => {
  for (const [name, call] of Object.entries<Call>(calls)) {
    const operation = document.paths[`/${call.path}`]?.[call.method]
    expect(operation).toMatchObject({ operationId: name, responses: { 200: {}, 400: {}, 429: {}, 503: {} } })
  }
})

test('a parameter that travels as text shows its range and its default', () => {
  expect(document.paths['/portal/location']?.get).toMatchObject({
    parameters: expect.arrayContaining([
      { name: 'limit', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 100, default: 24 } },
      { name: 'for_disabled', in: 'query', required: false, schema: { type: 'boolean' } },
    ]),
  })
})

test('a day and a page’s word show their form', () => {
  const form = (path: string) => document.paths[path]?.get

  expect(form('/portal/event')).toMatchObject({
    parameters: expect.arrayContaining([{ name: 'from', in: 'query', required: false, schema: { type: 'string', format: 'date' } }]),
  })
  expect(form('/portal/page/{id}')).toMatchObject({
    parameters: expect.arrayContaining([expect.objectContaining({ name: 'id', in: 'path', required: true, schema: expect.objectContaining({ type: 'string' }) })]),
  })
})

test('each kind of object is named once', () => {
  for (const name of ['Event', 'Tour', 'Track', 'Guide', 'Post', 'Page', 'Doc', 'Product', 'Company', 'LocationPoints', 'Airport']) {
    expect(document.components.schemas).toHaveProperty(name)
    expect(JSON.stringify(document.paths)).toContain(`"#/components/schemas/${name}"`)
  }
})

test('answers point at named schemas instead of repeating them', () => {
  expect(JSON.stringify(document.paths)).toContain('#/components/schemas/LocationCard')
  expect(document.components.schemas).toMatchObject({ Hotel: { properties: { room_list: { items: { $ref: '#/components/schemas/Room' } } } } })
})

test('a call with a body and a user says so', () => {
  const attach = { method: 'put', path: 'x', body: v.object({ id: v.number() }), answers: { 204: null, 422: Failure }, auth: 'user' } as const

  const written = openapi({ attach })

  expect(written.paths['/x']?.put).toMatchObject({ requestBody: { required: true }, security: [{ bearer: [] }], responses: { 401: {}, 413: {}, 415: {} } })
})

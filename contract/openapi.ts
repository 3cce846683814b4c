import type { Access, Call, Schema } from './call.ts'
import { calls } from './calls.ts'
import { Failure } from './failure.ts'
import { MediaQuery } from './media.ts'
import { fieldsOf, isCacheable, refusalsOf } from './refusals.ts'
import { defaultLanguage, languages } from './language.ts'
import { jsonSchemaOf, schemaComponents } from './json-schema.ts'

type Place = 'query' | 'path' | 'header'
type Parameter = { name: string; in: Place; required: boolean; schema: object }
type Optional = Schema & { wrapped: Schema; default?: unknown }
const isOptional = (schema: Schema): schema is Optional => schema.type === 'optional'

function parameter(name: string, place: Place, schema: Schema): Parameter {
  const isRequired = !isOptional(schema)
  const value = jsonSchemaOf(isOptional(schema) ? schema.wrapped : schema)
  const byDefault = isOptional(schema) && schema.default !== undefined ? { default: schema.default } : {}
  return { name, in: place, required: isRequired, schema: { ...value, ...byDefault } }
}

const parameters = (place: Place, schema: Schema | undefined) =>
  fieldsOf(schema).map(([name, field]) => parameter(name, place, field))

const language = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  schema: { type: 'string', enum: languages, default: defaultLanguage },
}

const meanings: Record<number, string> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'Done, without a body',
  304: 'The version of `If-None-Match` is still the latest',
  400: 'Malformed',
  401: 'No token, or an expired one',
  403: 'Not yours',
  404: 'Unknown, or removed',
  408: 'The body took too long',
  409: 'Conflict',
  412: 'Changed since the version of `If-Match`',
  413: 'Too large',
  415: 'Not JSON',
  422: 'Breaks a rule: `errors` says which',
  429: 'Too many requests',
  500: 'Unexpected error',
  503: 'Out of service for now',
  504: 'The service behind did not answer in time',
}

const text = { type: 'string' }
const requestId = { 'X-Request-Id': { description: 'Identifies this request in the log', schema: text } }
const cacheControl = { 'Cache-Control': { schema: text } }
const validators = {
  ETag: { description: 'The version of this answer, in this language', schema: text },
  Vary: { schema: text },
}
const retryAfter = { 'Retry-After': { description: 'Seconds', schema: { type: 'integer', minimum: 1 } } }
const challenge = { 'WWW-Authenticate': { schema: text } }
const refusalHeaders: Record<number, object> = { 401: challenge, 429: retryAfter, 503: retryAfter }

const response = (status: number, schema: Schema | null, headers: object) => ({
  description: meanings[status] ?? String(status),
  headers: { ...requestId, ...cacheControl, ...headers },
  ...(schema ? { content: { 'application/json': { schema: jsonSchemaOf(schema) } } } : {}),
})
const refusal = (status: number) => response(status, Failure, refusalHeaders[status] ?? {})

function responses(call: Call): Record<string, object> {
  const good = Object.entries(call.responses).map(([status, schema]) => [
    status,
    response(Number(status), schema, isCacheable(call) ? validators : {}),
  ])
  const unchanged = isCacheable(call) ? { 304: response(304, null, validators) } : {}
  return {
    ...Object.fromEntries(refusalsOf(call).map((status) => [status, refusal(status)])),
    ...Object.fromEntries(good),
    ...unchanged,
  }
}

const schemeOf: Record<Access, { security?: Record<string, string[]>[] }> = {
  public: {},
  user: { security: [{ user: [] }] },
  organisation: { security: [{ organisation: [] }] },
}

const operation = (name: string, call: Call) => ({
  operationId: name,
  ...(call.summary ? { summary: call.summary } : {}),
  parameters: [
    ...parameters('path', call.params),
    ...parameters('query', call.query),
    ...parameters('header', call.headers),
    language,
  ],
  ...(call.body
    ? { requestBody: { required: true, content: { 'application/json': { schema: jsonSchemaOf(call.body) } } } }
    : {}),
  ...schemeOf[call.access],
  ...(call.limit ? { 'x-limit-class': call.limit } : {}),
  responses: responses(call),
})

const media = {
  get: {
    operationId: 'media',
    summary: 'A drawn cover, by kind and variant: `taiga-3.svg`',
    parameters: [
      { name: 'name', in: 'path', required: true, schema: { type: 'string' } },
      ...parameters('query', MediaQuery),
    ],
    responses: {
      200: { description: 'OK', content: { 'image/svg+xml': { schema: { type: 'string' } } } },
      404: refusal(404),
      422: refusal(422),
    },
  },
}

type Paths = Record<string, Record<string, object>>
function paths(list: Record<string, Call>): Paths {
  const byPath = Map.groupBy(Object.entries(list), ([, call]) => `/${call.path}`)
  const operations = (entries: [string, Call][]) =>
    Object.fromEntries(entries.map(([name, call]) => [call.method, operation(name, call)]))
  return Object.fromEntries([...byPath].map(([path, entries]) => [path, operations(entries)]))
}

/** The contract as an OpenAPI 3.1 document. */
export function openapi(list: Record<string, Call> = calls) {
  const everything: Paths = { ...paths(list), '/media/{name}': media }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tropa, what a portal asks of its provider',
      version: '0.1.0',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths: everything,
    components: {
      schemas: schemaComponents(),
      securitySchemes: {
        user: { type: 'http', scheme: 'bearer', description: 'The access token of somebody who is signed in' },
        organisation: { type: 'http', scheme: 'bearer', description: 'The key of an organisation' },
      },
    },
  }
}

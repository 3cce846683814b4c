import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import * as v from 'valibot'
import type { Call, Schema } from './call.ts'
import * as article from './article.ts'
import { calls } from './calls.ts'
import * as card from './card.ts'
import { Contacts } from './contacts.ts'
import * as dictionary from './dictionary.ts'
import { Event } from './event.ts'
import { Failure } from './failure.ts'
import * as location from './location.ts'
import { MediaQuery } from './media.ts'
import { FooterGroup, MenuItem } from './menu.ts'
import { Offer } from './offer.ts'
import * as search from './search.ts'
import * as tour from './tour.ts'
import * as track from './track.ts'
import * as trade from './trade.ts'
import { Money } from './values.ts'

/** Schemas that the document names; every other one is written where it stands. */
const named = {
  Money, Failure, MenuItem, FooterGroup,
  Cover: card.Cover, OpeningHours: card.OpeningHours, LocationCard: card.LocationCard, EventCard: card.EventCard,
  TourCard: card.TourCard, TrackCard: card.TrackCard, GuideCard: card.GuideCard, PostCard: card.PostCard,
  ProductCard: card.ProductCard, CompanyCard: card.CompanyCard, PageCard: card.PageCard, GalleryPicture: card.GalleryPicture,
  Territory: dictionary.Territory, Climate: dictionary.Climate, Airport: dictionary.Airport,
  Contacts, Offer, Room: location.Room,
  Place: location.Place, Hotel: location.Hotel, Restaurant: location.Restaurant, Location: location.Location, LocationPoints: location.LocationPoints,
  Event, MeetingPoint: tour.MeetingPoint, ProgramStep: tour.ProgramStep, Tour: tour.Tour, TrackObject: track.TrackObject, Track: track.Track,
  Guide: article.Guide, Post: article.Post, Page: article.Page, DocCard: article.DocCard, Doc: article.Doc,
  Product: trade.Product, Company: trade.Company,
  Suggestion: search.Suggestion, SearchResult: search.SearchResult, SearchAnswer: search.SearchAnswer,
}

const reference = (name: string) => `#/components/schemas/${name}`
const conversion = {
  target: 'draft-2020-12',
  typeMode: 'input',
  ignoreActions: ['check', 'brand', 'metadata'],
  overrideRef: ({ referenceId }) => reference(referenceId),
} satisfies ConversionConfig

/** The schema to write: what `v.metadata({ schema })` says of a value that travels as text, else the schema itself. */
function written(schema: Schema): object {
  const { schema: said } = v.getMetadata(schema)
  if (said && typeof said === 'object') return said
  const { $schema, $defs, ...shown } = toJsonSchema(schema, { ...conversion, definitions: named })
  return shown
}

type Parameter = { name: string; in: 'query' | 'path' | 'header'; required: boolean; schema: object }
type Optional = Schema & { wrapped: Schema; default?: unknown }
const isOptional = (schema: Schema): schema is Optional => schema.type === 'optional'

function parameter(name: string, place: 'query' | 'path', schema: Schema): Parameter {
  const isRequired = !isOptional(schema)
  const value = written(isOptional(schema) ? schema.wrapped : schema)
  const usual = isOptional(schema) && schema.default !== undefined ? { default: schema.default } : {}
  return { name, in: place, required: isRequired, schema: { ...value, ...usual } }
}

type WithEntries = Schema & { entries: Record<string, Schema> }
const hasEntries = (schema: Schema | undefined): schema is WithEntries => schema !== undefined && 'entries' in schema
const parameters = (place: 'query' | 'path', schema: Schema | undefined) =>
  hasEntries(schema) ? Object.entries(schema.entries).map(([name, entry]) => parameter(name, place, entry)) : []

const language = { name: 'Accept-Language', in: 'header', required: false, schema: { type: 'string', enum: ['ru', 'en'], default: 'ru' } }

const meanings: Record<number, string> = {
  200: 'OK', 201: 'Created', 202: 'Accepted', 204: 'Done, nothing to say',
  400: 'Malformed', 401: 'No token, or an expired one', 403: 'Not yours', 404: 'Unknown', 409: 'Conflict', 410: 'Removed',
  413: 'Too large', 415: 'Not JSON', 422: 'Breaks a rule: `errors` says which', 429: 'Too many requests', 503: 'Out of service for now',
}
const asksToWait = new Set([429, 503])
const retryAfter = { 'Retry-After': { description: 'Seconds', schema: { type: 'integer', minimum: 1 } } }

const answer = (status: number, schema: Schema | null) => ({
  description: meanings[status] ?? String(status),
  ...(asksToWait.has(status) ? { headers: retryAfter } : {}),
  ...(schema ? { content: { 'application/json': { schema: written(schema) } } } : {}),
})

/** Refusals that any call may answer, whatever it declares. */
const refusals = (call: Call) => [400, 429, 503, ...(call.body ? [413, 415] : []), ...(call.auth ? [401] : [])]
const answers = (call: Call) => {
  const refused = refusals(call).map((status) => [status, Failure] as const)
  const declared = Object.entries(call.answers).map(([status, schema]) => [Number(status), schema] as const)
  return Object.fromEntries([...refused, ...declared].map(([status, schema]) => [status, answer(status, schema)]))
}

const operation = (name: string, call: Call) => ({
  operationId: name,
  ...(call.summary ? { summary: call.summary } : {}),
  parameters: [...parameters('path', call.params), ...parameters('query', call.query), language],
  ...(call.body ? { requestBody: { required: true, content: { 'application/json': { schema: written(call.body) } } } } : {}),
  ...(call.auth ? { security: [{ bearer: [] }] } : {}),
  responses: answers(call),
})

const media = {
  get: {
    operationId: 'media',
    summary: 'A drawn cover, by kind and variant: `taiga-3.svg`',
    parameters: [{ name: 'name', in: 'path', required: true, schema: { type: 'string' } }, ...parameters('query', MediaQuery)],
    responses: {
      200: { description: 'OK', content: { 'image/svg+xml': { schema: { type: 'string' } } } },
      404: answer(404, Failure),
      422: answer(422, Failure),
    },
  },
}

type Paths = Record<string, Record<string, object>>
function paths(list: Record<string, Call>): Paths {
  const byPath = Map.groupBy(Object.entries(list), ([, call]) => `/${call.path}`)
  const operations = (entries: [string, Call][]) => Object.fromEntries(entries.map(([name, call]) => [call.method, operation(name, call)]))
  return Object.fromEntries([...byPath].map(([path, entries]) => [path, operations(entries)]))
}

/** The contract as an OpenAPI 3.1 document. */
export function openapi(list: Record<string, Call> = calls) {
  const everything: Paths = { ...paths(list), '/media/{name}': media }
  return {
    openapi: '3.1.0',
    info: { title: 'Tropa, what a portal asks of its provider', version: '0.1.0', license: { name: 'MIT', identifier: 'MIT' } },
    paths: everything,
    components: {
      schemas: toJsonSchemaDefs(named, conversion),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

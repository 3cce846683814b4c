import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import * as v from 'valibot'
import type { Schema } from './call.ts'
import * as article from './article.ts'
import * as card from './card.ts'
import { Contacts } from './contacts.ts'
import * as dictionary from './dictionary.ts'
import { Event } from './event.ts'
import { Failure } from './failure.ts'
import * as location from './location.ts'
import { FooterGroup, MenuItem } from './menu.ts'
import { Offer } from './offer.ts'
import * as order from './order.ts'
import * as search from './search.ts'
import * as ticket from './ticket.ts'
import * as tour from './tour.ts'
import * as track from './track.ts'
import * as plan from './track-plan.ts'
import * as trade from './trade.ts'
import { Money } from './values.ts'

/** Schemas that a document refers to by name; all others are inlined. */
const named = {
  Money,
  Failure,
  MenuItem,
  FooterGroup,
  Cover: card.Cover,
  OpeningHours: card.OpeningHours,
  LocationCard: card.LocationCard,
  EventCard: card.EventCard,
  TourCard: card.TourCard,
  TrackCard: card.TrackCard,
  GuideCard: card.GuideCard,
  PostCard: card.PostCard,
  ProductCard: card.ProductCard,
  CompanyCard: card.CompanyCard,
  PageCard: card.PageCard,
  GalleryPicture: card.GalleryPicture,
  Territory: dictionary.Territory,
  Climate: dictionary.Climate,
  Airport: dictionary.Airport,
  Contacts,
  Offer,
  Room: location.Room,
  Place: location.Place,
  Hotel: location.Hotel,
  Restaurant: location.Restaurant,
  Location: location.Location,
  LocationPoints: location.LocationPoints,
  Event,
  MeetingPoint: tour.MeetingPoint,
  ProgramStep: tour.ProgramStep,
  Tour: tour.Tour,
  TrackObject: track.TrackObject,
  Track: track.Track,
  TrackStop: plan.TrackStop,
  ActiveTrack: plan.ActiveTrack,
  SavedTrack: plan.SavedTrack,
  SavedTrackLine: plan.SavedTrackLine,
  SharedTrack: plan.SharedTrack,
  SharedChange: plan.SharedChange,
  Guide: article.Guide,
  Post: article.Post,
  Page: article.Page,
  DocCard: article.DocCard,
  Doc: article.Doc,
  Product: trade.Product,
  Company: trade.Company,
  SoldOffer: order.SoldOffer,
  SoldObject: order.SoldObject,
  Seller: order.Seller,
  OrderParticipant: order.OrderParticipant,
  OrderItem: order.OrderItem,
  Order: order.Order,
  Ticket: ticket.Ticket,
  TicketFile: ticket.TicketFile,
  Suggestion: search.Suggestion,
  SearchResult: search.SearchResult,
  SearchResponse: search.SearchResponse,
}

const reference = (name: string) => `#/components/schemas/${name}`
const isUnicodePattern = (requirement: unknown): requirement is RegExp =>
  requirement instanceof RegExp && requirement.flags === 'u'

const conversion = {
  target: 'draft-2020-12',
  typeMode: 'input',
  ignoreActions: ['check', 'partial_check', 'brand', 'metadata', 'trim', 'normalize', 'to_lower_case', 'to_upper_case'],
  overrideRef: ({ referenceId }) => reference(referenceId),
  /** Patterns of JSON Schema are Unicode ones without a flag. */
  overrideAction: ({ valibotAction, jsonSchema }) =>
    valibotAction.type === 'regex' && 'requirement' in valibotAction && isUnicodePattern(valibotAction.requirement)
      ? { ...jsonSchema, pattern: valibotAction.requirement.source }
      : undefined,
} satisfies ConversionConfig

/** The named schemas as JSON Schema, for `components` of an OpenAPI document. */
export const schemaComponents = () => toJsonSchemaDefs(named, conversion)

/** A schema as JSON Schema: that of `v.metadata({ schema })` for a value that is converted from text, else its own. */
export function jsonSchemaOf(schema: Schema): object {
  const { schema: declared } = v.getMetadata(schema)
  if (declared && typeof declared === 'object') return declared
  const { $schema, $defs, ...shown } = toJsonSchema(schema, { ...conversion, definitions: named })
  return shown
}

import type { OpeningHours, RefundTerm } from '@tropa/contract'
import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { instant, kopecks } from './columns.ts'

/** The editors' content: replaced whenever the region's content changes. No table of `people` references it. */
export const contentSchema = pgSchema('content')

const tsvector = customType<{ data: string | SQL }>({ dataType: () => 'tsvector' })

const titles = { title: text().notNull(), title_en: text().notNull() }
const summaries = { summary: text().notNull(), summary_en: text().notNull() }
const point = { latitude: doublePrecision().notNull(), longitude: doublePrecision().notNull() }

export const territory = contentSchema.table('territory', {
  id: integer().primaryKey(),
  ...titles,
  ...summaries,
  kind: text().notNull(),
  is_pinned: boolean().notNull(),
  ...point,
})

export const locationType = contentSchema.table('location_type', {
  id: integer().primaryKey(),
  code: text().notNull(),
  ...titles,
})

/** Columns that all kinds share and that lists filter by; the texts of an object are in `object_text`. */
export const object = contentSchema.table(
  'object',
  {
    object_type: text().notNull(),
    id: integer().notNull(),
    /** The editors' order. */
    position: integer().notNull(),
    /** A page's address in words, where it has one. */
    slug: text(),
    territory_id: integer().references(() => territory.id),
    /** Every territory it touches; the first is `territory_id`. */
    territory_ids: integer().array().notNull(),
    type_id: integer().references(() => locationType.id),
    category: text(),
    /** The company that offers it. */
    organizer_id: integer(),
    /** How its offers are sold, one of the contract's `saleStates`; `null`: objects of its kind are not sold. */
    sale_state: text(),
    /** The address of another seller, who may be the only one. */
    external_url: text(),
    for_disabled: boolean().notNull(),
    /** Known facts of accessibility. */
    access: text().array().notNull().default([]),
    /** The lowest price for an adult, in kopecks; `null`: not known. */
    price: kopecks(),
    /** Opening hours of a place, as in the contract; empty: not known. */
    opening_hours: jsonb().$type<readonly OpeningHours[]>().notNull().default([]),
    /** Months that suit it; empty: any. */
    season: integer().array().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Both languages, stemmed, weighted: A the title, B its surroundings, C labels, D the text. */
    search: tsvector().notNull(),
    /** Words as they are written, for suggestions: A the title, D its surroundings. */
    title_search: tsvector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.object_type, table.id] }),
    /** Has every column that lists filter by, so that pages and counts need an index-only scan. */
    index('object_order').on(
      table.object_type,
      table.position,
      table.id,
      table.territory_id,
      table.type_id,
      table.for_disabled,
    ),
    index('object_territory').on(table.object_type, table.territory_id, table.position),
    index('object_kind').on(table.object_type, table.type_id, table.position),
    index('object_organizer').on(table.organizer_id),
    index('object_place').on(table.object_type, table.latitude, table.longitude),
    index('object_search').using('gin', table.search),
    index('object_title_search').using('gin', table.title_search),
  ],
)

/** The texts of an object in one language, composed when the content changes, so that reading only joins. */
export const objectText = contentSchema.table(
  'object_text',
  {
    object_type: text().notNull(),
    id: integer().notNull(),
    language: text().notNull(),
    title: text().notNull(),
    /** Its place among the titles of its kind in alphabetical order of the language. */
    title_place: integer().notNull().default(0),
    link: text().notNull(),
    /** What it is and where: "Museum · Paris". */
    hint: text().notNull(),
    /** JSON in the form of the contract. */
    card: text().notNull(),
    search_result: text().notNull(),
    detail: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.object_type, table.id, table.language] }),
    foreignKey({ columns: [table.object_type, table.id], foreignColumns: [object.object_type, object.id] }).onDelete(
      'cascade',
    ),
  ],
)

/**
 * Companies that buyers pay, by id, with the codes that tax law requires on receipts.
 * @see https://yookassa.ru/developers/payment-acceptance/receipts/54fz/parameters-values
 */
export const seller = contentSchema.table('seller', {
  id: integer().primaryKey(),
  ...titles,
  inn: text().notNull(),
  ogrn: text(),
  legal_address: text().notNull(),
  legal_address_en: text().notNull(),
  phones: text().array().notNull(),
  emails: text().array().notNull(),
  /** The system of taxation, 1–6. */
  tax_system_code: integer().notNull(),
  /** The rate of VAT, 1–12; 1: none. */
  vat_code: integer().notNull(),
})

/** A tariff: money is in kopecks. */
export const offer = contentSchema.table(
  'offer',
  {
    id: integer().primaryKey(),
    object_type: text().notNull(),
    object_id: integer().notNull(),
    position: integer().notNull(),
    ...titles,
    price: kopecks().notNull(),
    starts_at: instant(),
    ends_at: instant(),
    /** In total, sold ones included; `null`: not limited. */
    seats: integer(),
    requires: text().array().notNull(),
    /** The most in one order. */
    quantity_limit: integer().notNull().default(10),
    /** By hours, descending. */
    refund_terms: jsonb().$type<readonly RefundTerm[]>().notNull().default([]),
  },
  (table) => [
    index('offer_object').on(table.object_type, table.object_id, table.position),
    foreignKey({
      columns: [table.object_type, table.object_id],
      foreignColumns: [object.object_type, object.id],
    }).onDelete('cascade'),
  ],
)

export const eventSession = contentSchema.table(
  'event_session',
  {
    event_id: integer().notNull(),
    position: integer().notNull(),
    starts_at: instant().notNull(),
    ends_at: instant().notNull(),
    location_id: integer(),
  },
  (table) => [primaryKey({ columns: [table.event_id, table.position] }), index('event_session_end').on(table.ends_at)],
)

export const trackObject = contentSchema.table(
  'track_object',
  {
    track_id: integer().notNull(),
    position: integer().notNull(),
    object_type: text().notNull(),
    object_id: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.track_id, table.position] })],
)

/** Words of titles and summaries as they are written; a mistyped word is compared with them. */
export const word = contentSchema.table('word', { word: text().primaryKey(), uses: integer().notNull() }, (table) => [
  index('word_likeness').using('gin', sql`${table.word} gin_trgm_ops`),
])

/** Responses with the menus, as JSON: `main`, `sub`, `footer`. */
export const menu = contentSchema.table('menu', { name: text().primaryKey(), response: text('answer').notNull() })

export const climate = contentSchema.table('climate', {
  territory_id: integer()
    .primaryKey()
    .references(() => territory.id),
  norms: text().notNull(),
})

export const airport = contentSchema.table('airport', {
  iata: text().primaryKey(),
  icao: text().notNull(),
  ...titles,
  city: text().notNull(),
  city_en: text().notNull(),
  territory_id: integer()
    .notNull()
    .references(() => territory.id),
  ...point,
})

/** Advice by name, as the editors keep it: what to wear, and what is true of roads and rivers by date. */
export const advice = contentSchema.table('advice', { name: text().primaryKey(), content: jsonb().notNull() })

/** Legal texts. */
export const document = contentSchema.table('document', {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  version: text().notNull(),
  date: date({ mode: 'string' }).notNull(),
  ...titles,
  ...summaries,
  body: text().notNull(),
  body_en: text().notNull(),
})

/** One row: the hash of the content in the tables. */
export const contentVersion = contentSchema.table('content_version', {
  id: integer().primaryKey(),
  hash: text().notNull(),
})

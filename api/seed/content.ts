import type { Clothing, Money, OpeningHours, TransportWay } from '@tropa/contract'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A text of the editors; a missing English one is shown in Russian. */
export type Text = { ru: string; en?: string }
/** `months`: the only ones it is drawn in, for objects without a season of their own. */
export type Picture = { kind: string; variant: number; months?: number[] }
/** Photographs: `url` is where they are kept, `width` and `height` their px. */
export type GalleryContent = { url: string; width: number; height: number; alt: Text; caption: Text }[]

export type TerritoryContent = {
  id: number
  title: Text
  summary: Text
  kind: string
  pinned: boolean
  geolocation: string
}
export type TypeContent = { id: number; code: string; title: Text }
export type OfferContent = {
  id: number
  title: Text
  price: Money
  starts_at: string | null
  seats: number | null
  requires: string[]
  /** For children, students or companions: no "from" price is taken from it. */
  reduced?: true
  /** The most in one order; 10 unless it says so. */
  quantity_limit?: number
  refund_terms?: RefundTermContent[]
}
/** Until `hours_before` hours before the beginning, `percent` % of the price is returned. */
export type RefundTermContent = { hours_before: number; percent: number }

type Common = { id: number; title: Text; summary: Text; cover: Picture; demo?: boolean }
type Visited = Common & { description: Text; access: string[]; for_disabled: boolean }
type Contacts = { phones: string[]; emails: string[]; site: string | null; socials: string[] }
/** `refund_terms` replace those of the seller. */
type Sold = {
  sale_state: string
  external_url: string | null
  price_from: Money | null
  offers: OfferContent[]
  refund_terms?: RefundTermContent[]
}
type Organized = { organizer_id: number }

export type LocationContent = Visited &
  Partial<Sold> & {
    type_id: number
    territory_id: number
    /** The company that sells its tickets. */
    seller_id?: number
    address: Text
    geolocation: string
    opening_hours: OpeningHours[]
    hours_note: Text | null
    contacts: Contacts
    services: string[]
    price_from: Money | null
    season: number[]
    gallery: GalleryContent
  }
export type HotelContent = LocationContent & {
  facilities: string[]
  rooms: { title: Text; guests: number; area_m2: number; price: Money }[]
}
export type RestaurantContent = LocationContent & {
  about: Text
  cuisine: Text
  features: Text[]
  menu: { title: Text; items: { title: Text; description: Text }[] }[]
}

export type SessionContent = { starts_at: string; ends_at: string; location_id: number | null }
export type EventContent = Visited &
  Omit<Sold, 'price_from'> &
  Organized & {
    territory_id: number
    location_id: number | null
    schedule: SessionContent[]
    age_limit: string
    /** Its dates are examples. */
    dates_demo?: boolean
  }

export type TourContent = Visited &
  Sold &
  Organized & {
    category: string
    days?: number
    duration_h?: number
    territory_ids: number[]
    season: number[]
    arrival: { start: { geolocation: string | null } }
    gallery: GalleryContent
  }

export type TrackContent = Common & {
  type: string
  days: number
  length_km: number
  objects: { object_type: 'location' | 'event'; object_id: number; day: number }[]
  territory_ids: number[]
  season: number[]
  for_disabled: boolean
}

export type GuideContent = Common & { order: number; for_disabled: boolean; body: Text }
export type PostContent = Common & { date: string; territory_id: number | null; body: Text }
export type PageContent = Omit<Common, 'id'> & { id: number | null; slug: string | null; body: Text }
export type ProductContent = Visited &
  Sold &
  Organized & { product_kind: string; unit: Text; territory_id: number; season: number[]; gallery: GalleryContent }
export type CompanyContent = {
  id: number
  title: Text
  description: Text
  territory_id: number
  kind: string
  inn: string
  ogrn?: string
  legal_address: Text
  /** Codes of the receipts' law (54-FZ), as the payment gateway numbers them. */
  tax_system_code: number
  vat_code: number
  /** Of everything it sells, by hours, descending. */
  refund_terms: RefundTermContent[]
  contacts: Contacts
  demo?: boolean
}

export type DocumentContent = {
  id: number
  slug: string
  version: string
  date: string
  title: Text
  summary: Text
  body: Text
}
export type AirportContent = {
  iata: string
  icao: string
  territory_id: number
  title: Text
  city: Text
  geolocation: string
}
export type ClimateContent = {
  territory_id: number
  period: string
  approximate: boolean
  months: { month: number; day: number; night: number }[]
}
/** `from` and `through` are days of the year, `MM-DD`; a period may span New Year. No territories: all. */
export type SeasonStatementContent = {
  id: string
  from: string
  through: string
  territory_ids: number[]
  title: Required<Text>
  source: { link: string; quote: Required<Text> }
}
/** A way to and from territories. With `from` and `through`, days of the year, it is open only on those days. */
export type TransportWayContent = Partial<Pick<SeasonStatementContent, 'from' | 'through'>> &
  Pick<SeasonStatementContent, 'id' | 'territory_ids' | 'title'> & {
    kind: TransportWay['kind']
    /** `checked_on`: when the way was last compared with the article. */
    source: SeasonStatementContent['source'] & { checked_on: string }
  }
/** `Clothing` of the contract with the formula that its bands were made for. */
export type ClothingContent = Clothing & {
  kind: 'clothing'
  formula: { vectors: { T: number; V: number; rounded: number }[] }
}
/** A link without its own title has the title of the article that it leads to. */
export type MenuContent = { id: number; action: string; title?: Text; children: MenuContent[] }
export type FooterContent = { title: Text; links: { title?: Text; link: string }[] }

export type Content = {
  territories: TerritoryContent[]
  'location-types': TypeContent[]
  locations: LocationContent[]
  hotels: HotelContent[]
  restaurants: RestaurantContent[]
  events: EventContent[]
  tours: TourContent[]
  excursions: TourContent[]
  tracks: TrackContent[]
  guides: GuideContent[]
  posts: PostContent[]
  pages: PageContent[]
  products: ProductContent[]
  companies: CompanyContent[]
  docs: DocumentContent[]
  airports: AirportContent[]
  climate: ClimateContent[]
  clothing: ClothingContent[]
  'season-statements': SeasonStatementContent[]
  'transport-ways': TransportWayContent[]
  'main-menu': MenuContent[]
  'sub-menu': MenuContent[]
  footer: FooterContent[]
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
export const contentFolder = here('../content')
/** Folders of code that turns content into rows: a change of that code counts as a change of the content. */
const codeFolders = [
  here('.'),
  here('objects'),
  here('../../contract'),
  here('../dates'),
  here('../media'),
  here('../search'),
]

const filesOf = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending) && !name.includes('.test.'))
    .sort()
    .map((name) => join(folder, name))

/** Changes whenever the rows made of the content may have changed. */
export function contentHash(folder = contentFolder): string {
  const hash = createHash('sha256')
  for (const file of [...filesOf(folder, '.json'), ...codeFolders.flatMap((codeFolder) => filesOf(codeFolder, '.ts'))])
    hash.update(readFileSync(file))
  return hash.digest('base64url').slice(0, 22)
}

/** The region's content; `content/check.mjs` checks its shape. */
export function readContent(folder = contentFolder): Content {
  const entries = filesOf(folder, '.json').map((file) => [
    basename(file, '.json'),
    JSON.parse(readFileSync(file, 'utf8')),
  ])
  return Object.fromEntries(entries)
}

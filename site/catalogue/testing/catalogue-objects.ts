import {
  calendarDate,
  type Company,
  type CompanyCard,
  type Contacts,
  type Event,
  type Guide,
  type Hotel,
  type LocationCard,
  type ObjectType,
  type Page,
  type Place,
  type Post,
  type Product,
  type Restaurant,
  type Tour,
  type Track,
} from '@tropa/contract'
import type { Objects } from '../../portal/catalogue-object.ts'

/** Complete objects with all optional fields, none marked as invented. */

const money = { value: '250.00', currency: 'RUB' } as const
const contacts: Contacts = {
  phones: ['3467000003'],
  emails: ['info@museum.example'],
  site: 'https://museum.example/',
  socials: ['https://vk.com/museum.example'],
}

const aCard = (object_type: ObjectType, id: number, path: string) => ({
  object_type,
  id,
  the_title: `Дом у реки № ${id} </script><b>`,
  the_summary: 'Тихий дом & сад: "у воды".',
  cover: {
    url: '/media/river-0.svg?season=spring&ratio=3x2',
    the_alt: '',
    width: 1200,
    height: 800,
    template: '/media/river-0.svg?season={season}&ratio={ratio}',
  },
  territory_id: 1,
  territory: { id: 1, the_title: 'Ханты-Мансийск' },
  geolocation: '61.0036,69.0262',
  for_disabled: true,
  access: ['step_free', 'loop'],
  season: [6],
  price_from: money,
  link: `/${path}/${id}`,
})

const offer_list = [
  { id: 1, the_title: 'Взрослый', price: money, remaining: null, requires: [] },
  { id: 2, the_title: 'Детский', price: { value: '0.00', currency: 'RUB' } as const, remaining: 0, requires: [] },
]
const organizer: CompanyCard = { ...aCard('company', 501, 'companies'), kind: 'tour_operator' }
const sold = { organizer, contacts, sale_state: 'on_sale' as const, offer_list }
const gallery = [{ ...aCard('location', 1, 'locations').cover, the_caption: 'Дом' }]

export const aLocationCard: LocationCard = {
  ...aCard('location', 1001, 'locations'),
  type: { id: 1, the_title: 'Музей' },
  opening_hours: [{ days: [2, 3, 7], opens: '10:00', closes: '00:00', break_opens: '13:00', break_closes: '14:00' }],
  time_zone: 'Asia/Yekaterinburg',
}

const detail = {
  ...aLocationCard,
  the_description: '<p>Дом</p>',
  the_address: 'ул. Мира, 1',
  contacts,
  service_list: [{ code: 'shop', the_title: 'Магазин' }],
  gallery,
  nearby_list: [],
  sale_state: 'on_sale' as const,
  offer_list,
}

export const aPlace = (more: Partial<Place> = {}): Place => ({ ...detail, kind: 'place', ...more })

export const aHotel = (more: Partial<Hotel> = {}): Hotel => ({
  ...detail,
  link: '/hotels/1001',
  type: { id: 9, the_title: 'Гостиница' },
  kind: 'hotel',
  facility_list: ['SPA', 'sauna'],
  room_list: [
    { the_title: 'Двухместный', guests: 2, area_m2: 18, price: money },
    { the_title: 'Люкс', guests: 3, price: money },
  ],
  star_rating: 4,
  check_in: '14:00',
  check_out: '12:00',
  ...more,
})

export const aRestaurant = (more: Partial<Restaurant> = {}): Restaurant => ({
  ...detail,
  type: { id: 10, the_title: 'Ресторан' },
  kind: 'restaurant',
  the_about: 'О реке',
  the_cuisine: 'Северная',
  feature_list: ['terrace'],
  average_check: money,
  menu: [{ the_title: 'Рыба', items: [{ the_title: 'Муксун', the_description: '', price: money }] }],
  ...more,
})

const session = (starts_at: string, ends_at: string) => ({ starts_at, ends_at, location_id: null })

export const anEvent = (more: Partial<Event> = {}): Event => ({
  ...aCard('event', 4001, 'events'),
  the_place: 'Площадь, сцена; вход со двора',
  age_limit: '6+',
  dates: { starts_at: '2026-12-04T10:00:00+05:00', ends_at: '2026-12-04T19:00:00+05:00' },
  the_description: '<p>Ярмарка</p>',
  schedule: [
    session('2026-12-04T10:00:00+05:00', '2026-12-04T19:00:00+05:00'),
    session('2026-12-05T10:00:00+05:00', '2026-12-05T16:00:00+05:00'),
    session('2026-12-05T10:00:00+05:00', '2026-12-05T12:00:00+05:00'),
  ],
  organizer,
  contacts,
  offer_list,
  ...more,
})

export const aTour = (more: Partial<Tour> = {}): Tour => ({
  ...aCard('tour', 5001, 'tours'),
  the_description: '<p>Три дня</p>',
  program: [
    { day: 1, the_title: 'Музей', the_text: '<p>Встреча</p>' },
    { day: 2, the_title: 'Холм', the_text: '' },
  ],
  arrival: {
    start: { the_place: 'Аэропорт', at: '11:00', geolocation: '61.0285,69.0861' },
    finish: { the_place: 'Вокзал', at: '17:00' },
    time_zone: 'Asia/Yekaterinburg',
  },
  territory_ids: [1],
  location_ids: [1001],
  gallery,
  ...sold,
  ...more,
})

export const aTrack = (more: Partial<Track> = {}): Track => ({
  ...aCard('track', 7001, 'tracks'),
  geolocation: undefined,
  type: 'ethno',
  days: 2,
  the_description: '<p>Два дня</p>',
  territory_ids: [1],
  object_list: [
    { ...aLocationCard, object_type: 'location' },
    { ...anEvent(), geolocation: undefined, object_type: 'event' },
    { ...aLocationCard, object_type: 'location', id: 1002, link: '/locations/1002', geolocation: '61.254,73.3962' },
  ],
  ...more,
})

export const aGuide = (more: Partial<Guide> = {}): Guide => ({
  ...aCard('guide', 77, 'guides'),
  the_body: '<p>О крае</p>',
  previous: null,
  next: null,
  source_link: 'https://source.example/page',
  ...more,
})
export const aPost = (more: Partial<Post> = {}): Post => ({
  ...aCard('post', 8001, 'posts'),
  date: calendarDate('2026-11-19'),
  the_body: '<p>Новость</p>',
  ...more,
})
export const aPage = (more: Partial<Page> = {}): Page => ({
  ...aCard('page', 108, 'pages'),
  link: '/about',
  the_body: '<p>О портале</p>',
  ...more,
})
export const aProduct = (more: Partial<Product> = {}): Product => ({
  ...aCard('product', 6001, 'products'),
  kind: 'craft',
  the_description: '<p>Туес</p>',
  gallery,
  ...sold,
  ...more,
})

export const aCompany = (more: Partial<Company> = {}): Company => ({
  ...organizer,
  the_description: '<p>Мы</p>',
  inn: '8601000009',
  legal_address: '628000, Ханты-Мансийск',
  contacts,
  tour_list: [],
  excursion_list: [],
  event_list: [],
  product_list: [],
  ...more,
})

/** An object of each type, used for answers, pages and lists of the tests. */
export const objectsByType = {
  location: aPlace(),
  event: anEvent(),
  tour: aTour(),
  excursion: aTour({ object_type: 'excursion', link: '/excursions/5001' }),
  track: aTrack(),
  guide: aGuide(),
  post: aPost(),
  page: aPage(),
  product: aProduct(),
  company: aCompany(),
} as const satisfies { readonly [Type in ObjectType]: Objects[Type] }

const { location, ...others } = objectsByType
export const oneOfEachKind = {
  place: location,
  monument: aPlace({ type: { id: 2, the_title: 'Памятник' } }),
  hall: aPlace({ type: { id: 4, the_title: 'Культура' } }),
  church: aPlace({ type: { id: 5, the_title: 'Храм' } }),
  stadium: aPlace({ type: { id: 7, the_title: 'Спорт' } }),
  camp: aPlace({ type: { id: 11, the_title: 'База отдыха' } }),
  hotel: aHotel(),
  restaurant: aRestaurant(),
  ...others,
} as const

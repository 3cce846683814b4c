import {
  addresses,
  calendarDate,
  type ListCall,
  mainTypes,
  objectKinds,
  type ObjectType,
  objectTypes,
  type orderAddresses,
  type trackAddresses,
  type Calls,
  type ResponseBody,
  type Outgoing,
  type Send,
} from '@tropa/contract'
import { aLocationCard, objectsByType } from '../../catalogue/testing/catalogue-objects.ts'
import { PortalError } from '../../portal/error.ts'
import { accountResponses } from './account-responses.ts'
import { orderResponses } from './order-responses.ts'

/** The calls that anybody may read, but those of visitors' own tracks and orders. */
type PublicCallName = Exclude<
  { [Name in keyof Calls]: Calls[Name] extends { method: 'get'; access: 'public' } ? Name : never }[keyof Calls],
  Exclude<keyof typeof trackAddresses, 'sharedTrack'> | keyof typeof orderAddresses
>
/** The calls that pages need to be rendered. */
export type CallName = PublicCallName | keyof typeof accountResponses | keyof typeof orderResponses
export type Responses = { [Name in CallName]: ResponseBody<Calls[Name]> }

const { location: place, event, post, company } = objectsByType

/** A list with one object of each kind, and that object. A test checks them against the contract. */
const ofKinds = Object.fromEntries(
  objectTypes.flatMap((type): [string, unknown][] => [
    [objectKinds[type].list, { [`${type}_list`]: [objectsByType[type]], total: 1 }],
    [type, { [type]: objectsByType[type] }],
  ]),
) as Pick<Responses, ListCall<ObjectType> | ObjectType>

const main = (list: (type: ObjectType) => readonly object[]) =>
  Object.fromEntries(mainTypes.map((type) => [`${type}_list`, list(type)])) as Responses['main']
/** The response for the main page of an empty region. */
export const emptyMain = main(() => [])

const doc = {
  id: 1,
  slug: 'user-agreement',
  version: '1.2',
  date: calendarDate('2026-03-01'),
  the_title: 'Пользовательское соглашение',
  the_summary: 'Правила портала',
  link: '/docs/1',
  pdf_url: '/docs/1.pdf',
}
const item = (id: number, action: string, title: string, title_en: string) => ({
  id,
  action,
  title,
  title_en,
  children: [],
})
const months = Array.from({ length: 12 }, (_, index) => ({
  month: index + 1,
  day: index - 5,
  night: index - 15,
  p10: index - 30,
  p90: index + 9,
}))

/** A response to every call of the contract: one object in each list. */
export const responses: Responses = {
  ...accountResponses,
  ...orderResponses,
  territories: [{ id: 1, title: 'Ханты-Мансийск', title_en: 'Khanty-Mansiysk', geolocation: '61.0036,69.0262' }],
  climate: [{ territory_id: 1, period: '1991–2020', approximate: true, months }],
  sharedTrack: {
    track: {
      locations: [place.id],
      events: [event.id],
      object_list: [
        { ...aLocationCard, object_type: 'location' },
        { ...event, object_type: 'event' },
      ],
      plan: [
        { object_type: 'location', object_id: place.id, day: 1, note: '' },
        { object_type: 'event', object_id: event.id },
      ],
      title: null,
      version: 1,
      can_add: false,
      is_own: false,
      expires_at: '2027-11-22T10:00:00+05:00',
    },
  },
  seasonStatements: [
    {
      id: 'freeze_up',
      title: 'Ледостав: на лёд не выезжают',
      title_en: 'Freeze-up: stay off the ice',
      source_link: '/guides/79',
    },
  ],
  transportWays: [
    {
      id: 'rail',
      kind: 'rail',
      territory_ids: [1],
      title: 'Поезд с юга',
      title_en: 'Train from the south',
      source_link: '/pages/108',
    },
  ],
  clothing: [],
  airports: [
    {
      iata: 'HMA',
      icao: 'USHH',
      title: 'Ханты-Мансийск',
      title_en: 'Khanty-Mansiysk',
      territory_id: 1,
      geolocation: '61.0285,69.0861',
    },
  ],
  mainMenu: { main_menu_item_list: [item(1, '/guides/77', 'О Югре', 'About Ugra')] },
  subMenu: { sub_menu_item_list: [item(2, '/locations', 'Места', 'Places')] },
  footerMenu: {
    footer_group_list: [
      { title: 'Помощь', title_en: 'Help', links: [{ title: 'О портале', title_en: 'About', link: '/about' }] },
    ],
  },
  main: { ...main((type) => [objectsByType[type]]), location_list: [aLocationCard] },
  ...ofKinds,
  locations: {
    territory_list: [{ id: 1, the_title: 'Ханты-Мансийск', count: 1 }],
    location_type_list: [{ id: 1, the_title: 'Музей', count: 1 }],
    location_list: [aLocationCard],
    total: 1,
  },
  locationPoints: { type: 'FeatureCollection', total: 0, features: [] },
  post: { post, other_post_list: [] },
  company,
  docs: { doc_list: [doc], total: 1 },
  doc: { doc: { ...doc, the_body: '<h2>Общее</h2><p>Правила.</p>' } },
  suggestions: [{ title: 'Дом у реки', description: 'Музей', link: '/locations/1001' }],
  search: {
    result_list: [
      {
        tag: 'location',
        object_type: 'location',
        object_id: 1001,
        title: 'Дом у реки',
        description: 'Тихий дом',
        link: '/locations/1001',
        cover: null,
      },
    ],
    tag_list: [{ tag: 'location', count: 1 }],
    total: 1,
  },
}

const nameOf = new Map<string, CallName>(
  (Object.keys(responses) as CallName[]).map((name) => [addresses[name].path.replace(/\{\w+\}/, '*'), name]),
)

/**
 * The call to which a request belongs.
 * @throws if no call has its path
 */
export function callOf({ path }: Pick<Outgoing, 'path'>): CallName {
  const name = nameOf.get(path) ?? nameOf.get(path.replace(/[^/]+$/, '*'))
  if (!name) throw new Error(`No call has the path ${path}`)
  return name
}

/** A provider that answers from `responses`, or from `own`; an error is thrown. It records what it was sent. */
export function sendFrom(own: Partial<Record<CallName, unknown>> = {}): { send: Send; sent: Outgoing[] } {
  const sent: Outgoing[] = []
  const send: Send = async (outgoing) => {
    sent.push(outgoing)
    const name = callOf(outgoing)
    const response = name in own ? own[name] : responses[name]
    if (response instanceof Error) throw response
    return response
  }
  return { send, sent }
}

/** A provider that refuses every call. */
export const refusing =
  (status: number, requestId?: string): Send =>
  async () => {
    throw new PortalError(status, '', {}, { requestId })
  }

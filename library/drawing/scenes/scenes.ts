import type { DayTime, Season } from '../palette.ts'
import type { Sheet } from '../sheet.ts'
import { aurora } from './aurora.ts'
import { food } from './food.ts'
import { church } from './church.ts'
import { bridge } from './bridge.ts'
import { monument } from './monument.ts'
import { ski } from './ski.ts'
import { biathlon } from './biathlon.ts'
import { street } from './street.ts'
import { ship } from './ship.ts'
import { park } from './park.ts'
import { hostel } from './hostel.ts'
import { cafe } from './cafe.ts'
import { fair } from './fair.ts'
import { market } from './market.ts'
import { theatre } from './theatre.ts'
import { event, race } from './gathering.ts'
import { heritage } from './heritage.ts'
import { mammoth } from './mammoth.ts'
import { map } from './map.ts'
import { mountains } from './mountains.ts'
import { museum } from './museum.ts'
import { river } from './river.ts'
import { stay } from './stay.ts'
import { taiga } from './taiga.ts'
import { town } from './town.ts'
import { wetland } from './wetland.ts'

export const coverKinds = [
  'taiga',
  'river',
  'mountains',
  'wetland',
  'town',
  'heritage',
  'museum',
  'mammoth',
  'event',
  'race',
  'aurora',
  'food',
  'stay',
  'map',
  'church',
  'bridge',
  'monument',
  'ski',
  'biathlon',
  'street',
  'ship',
  'park',
  'hostel',
  'cafe',
  'fair',
  'market',
  'theatre',
] as const
export type CoverKind = (typeof coverKinds)[number]

interface Scene {
  draw: (sheet: Sheet) => void
  /** The hours in which it looks best; the seed chooses one of them. */
  times: readonly DayTime[]
  /** The season and hour to use for a season, if the scene is not possible at every hour of every season. */
  possible?: (season: Season) => { season?: Season; time?: DayTime }
}

const snowOnly = () => ({ season: 'winter' }) as const

export const scenes: Record<CoverKind, Scene> = {
  taiga: { draw: taiga, times: ['day', 'dusk', 'day'] },
  river: { draw: river, times: ['day', 'dusk', 'day'] },
  mountains: { draw: mountains, times: ['day', 'dusk', 'day'] },
  wetland: { draw: wetland, times: ['day', 'dusk', 'day'] },
  town: { draw: town, times: ['dusk', 'day', 'night'] },
  heritage: { draw: heritage, times: ['dusk', 'day'] },
  museum: { draw: museum, times: ['day', 'dusk', 'day'] },
  mammoth: { draw: mammoth, times: ['dusk', 'dusk', 'day'] },
  event: { draw: event, times: ['dusk', 'night', 'dusk'] },
  // Sledges need snow.
  race: { draw: race, times: ['day', 'dusk', 'day'], possible: snowOnly },
  // There is no aurora by day or in the white nights of summer.
  aurora: {
    draw: aurora,
    times: ['night'],
    possible: (season) => ({ season: season === 'summer' ? 'autumn' : season, time: 'night' }),
  },
  food: { draw: food, times: ['day', 'dusk'] },
  stay: { draw: stay, times: ['dusk', 'night', 'dusk'] },
  map: { draw: map, times: ['day'] },
  church: { draw: church, times: ['day', 'dusk', 'day'] },
  bridge: { draw: bridge, times: ['dusk', 'day', 'night'] },
  ski: { draw: ski, times: ['day', 'dusk', 'day'], possible: snowOnly },
  biathlon: { draw: biathlon, times: ['day', 'day', 'night'] },
  street: { draw: street, times: ['dusk', 'day', 'dusk'] },
  // There are no ships in winter.
  ship: {
    draw: ship,
    times: ['day', 'dusk', 'day'],
    possible: (season) => ({ season: season === 'winter' ? 'summer' : season }),
  },
  park: { draw: park, times: ['day', 'dusk', 'day'] },
  hostel: { draw: hostel, times: ['dusk', 'day', 'night'] },
  cafe: { draw: cafe, times: ['dusk', 'day', 'dusk'] },
  fair: { draw: fair, times: ['dusk', 'day', 'night'] },
  market: { draw: market, times: ['day', 'dusk', 'day'] },
  theatre: { draw: theatre, times: ['dusk', 'night', 'day'] },
  monument: { draw: monument, times: ['day', 'dusk', 'dusk'] },
}

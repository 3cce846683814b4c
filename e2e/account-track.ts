import type { BrowserContext, Page } from '@playwright/test'
import { call } from './signed-in.ts'

/** The stops of the page of the visitor's track, in Russian. */
export const myTrackRows = (page: Page) =>
  page
    .getByRole('list', { name: 'Мой трек' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Убрать/ }) })

type AccountTrack = {
  readonly locations: readonly number[]
  readonly events: readonly number[]
  readonly plan: readonly { object_id: number; note?: string }[]
  readonly start_date: string | null
}
/** The track of the account that is signed in in the context, from the server. */
export async function accountTrack(context: BrowserContext): Promise<AccountTrack> {
  const { track } = await (await call(context, 'GET', 'track/my/sync')).json()
  return track
}

/** The sorted ids of the places in the account's track. */
export const accountPlaces = async (context: BrowserContext): Promise<number[]> =>
  (await accountTrack(context)).locations.toSorted((one, other) => one - other)

/** Adds a place to the account's track. */
export const addPlace = (context: BrowserContext, object_id: number) =>
  call(context, 'PUT', 'track/my/attach', { object_type: 'location', object_id })

import { pageAddress } from '../../addresses/page-address.ts'
import { stringifySearch, wholeNumber } from '../../addresses/search-string.ts'

/** The tabs of the profile, in their order (specification, section 1). */
export const profileTabs = ['profile', 'tickets', 'orders', 'family', 'favorites', 'history', 'events'] as const
export type ProfileTab = (typeof profileTabs)[number]

/** `page` is from 1. `participant`: whose form the family tab shows. */
export type ProfileParams = { tab: ProfileTab; page: number; participant: number | 'new' | null }

export function readProfileParams(search: Readonly<Record<string, unknown>>): ProfileParams {
  const { participant } = search
  return {
    tab: profileTabs.find((tab) => tab === search['tab']) ?? 'profile',
    page: wholeNumber(search['page']) ?? 1,
    participant: participant === 'new' ? 'new' : (wholeNumber(participant) ?? null),
  }
}

/** The first tab and the first page are not named. */
export const profileAddress = ({ tab, page = 1, participant = null }: Partial<ProfileParams> = {}) =>
  pageAddress(
    `/profile${stringifySearch({ tab: tab === 'profile' ? undefined : tab, page: page > 1 ? page : undefined, participant })}`,
  )

import { queryOptions } from '@tanstack/react-query'
import type { Portal } from '../../portal/portal.ts'

/** The first key of every query about the visitor, so that the end of a session can remove them all. */
export const accountKey = 'account'

export const cardsOnPage = 24
const pageQuery = (page: number) => ({ limit: cardsOnPage, offset: (page - 1) * cardsOnPage })

export const profileQuery = (portal: Portal) =>
  queryOptions({
    queryKey: [accountKey, 'profile'],
    queryFn: ({ signal }) => portal.profile({}, { signal }),
  })

export const subscriptionsQuery = (portal: Portal) =>
  queryOptions({
    queryKey: [accountKey, 'subscriptions'],
    queryFn: ({ signal }) => portal.subscriptions({}, { signal }),
  })

export const profileSettingsQuery = (portal: Portal) =>
  queryOptions({
    queryKey: [accountKey, 'settings'],
    queryFn: ({ signal }) => portal.profileSettings({}, { signal }),
  })

export const familyKey = [accountKey, 'family'] as const
export const familyQuery = (portal: Portal) =>
  queryOptions({
    queryKey: familyKey,
    queryFn: ({ signal }) => portal.family({}, { signal }),
  })

export const historyKey = [accountKey, 'history'] as const
/** @param page from 1 */
export const historyQuery = (portal: Portal, page: number) =>
  queryOptions({
    queryKey: [...historyKey, page],
    queryFn: ({ signal }) => portal.history({ query: pageQuery(page) }, { signal }),
  })

/** @param page from 1 */
export const attendedEventsQuery = (portal: Portal, page: number) =>
  queryOptions({
    queryKey: [accountKey, 'events', page],
    queryFn: ({ signal }) => portal.attendedEvents({ query: pageQuery(page) }, { signal }),
  })

export const sessionsKey = [accountKey, 'sessions'] as const
export const sessionsQuery = (portal: Portal) =>
  queryOptions({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => portal.sessions({}, { signal }),
  })

import { trackAddresses } from '@tropa/contract'
import type { FormDefinition } from '../forms/form-definition.ts'
import { emailField } from '../forms/known-fields.ts'
import { trackOfResponse, withoutNotes } from './sent-track.ts'

const loadCalls = () => import('@tropa/contract/track-calls')

/** The name of the field with the track. */
export const trackField = 'track'
const wholeTrack = { kind: 'held', name: trackField, call: trackAddresses.myTrack, read: trackOfResponse } as const
const trackForOthers = { ...wholeTrack, read: (response: unknown) => withoutNotes(trackOfResponse(response)) }

const mailed = {
  path: '/my_tracks',
  leadsTo: 'stay',
  notices: { done: 'notice.routeSent', failed: 'notice.routeNotSent', offline: 'notice.routeOffline' },
} as const

/** Mails the track with the weather of the travel date. */
export const emailTrackForm: FormDefinition = {
  ...mailed,
  id: 'email-track',
  call: trackAddresses.emailTrack,
  schema: async () => (await loadCalls()).trackCalls.emailTrack.body,
  fields: [trackForOthers, { kind: 'hidden', name: 'travel_date' }, emailField],
  submit: 'trackSharing.email',
}

/** Mails a link that opens the track, with its notes, on another device. */
export const rescueTrackForm: FormDefinition = {
  ...mailed,
  id: 'rescue-track',
  call: trackAddresses.rescueTrack,
  schema: async () => (await loadCalls()).trackCalls.rescueTrack.body,
  fields: [wholeTrack, emailField],
  submit: 'trackSharing.rescue',
  notices: { ...mailed.notices, done: 'trackSharing.rescueSent' },
}

const urlIn = (response: unknown): string | undefined =>
  typeof response === 'object' && response !== null && 'url' in response && typeof response.url === 'string'
    ? response.url
    : undefined

export const shareTrackForm: FormDefinition = {
  id: 'share-track',
  path: '/share_track',
  call: trackAddresses.shareTrack,
  schema: async () => (await loadCalls()).trackCalls.shareTrack.body,
  fields: [trackForOthers, { kind: 'box', name: 'can_add', label: 'share.canAdd', hint: 'share.canAddHint' }],
  submit: 'share.make',
  leadsTo: (response) => urlIn(response) ?? '/share_track',
}

export const endShareForm: FormDefinition = {
  id: 'end-share',
  path: '/share_track',
  call: trackAddresses.endShare,
  fields: [{ kind: 'hidden', name: 'token' }],
  submit: 'share.end',
  leadsTo: '/share_track',
  notices: { done: 'share.ended', failed: 'share.notEnded' },
}

/** Ends a link of the account by the account's id, if nothing else is known. */
export const endOwnLinkForm: FormDefinition = {
  ...endShareForm,
  id: 'end-own-link',
  call: trackAddresses.endOwnLink,
  fields: [{ kind: 'hidden', name: 'id' }],
}

/** Every form for sharing and mailing a track. */
export const trackSharingForms: readonly FormDefinition[] = [
  emailTrackForm,
  rescueTrackForm,
  shareTrackForm,
  endShareForm,
  endOwnLinkForm,
]

import { bounds, trackAddresses } from '@tropa/contract'
import { mail } from '@tropa/library/Icon/icons.ts'
import type { FormDefinition, TextDefinition } from '../forms/form-definition.ts'
import { trackOfAnswer, withoutNotes } from './sent-track.ts'

const loadCalls = () => import('@tropa/contract/track-calls')

/** The name of the field with the track. */
export const trackField = 'track'
const wholeTrack = { kind: 'held', name: trackField, call: trackAddresses.myTrack, read: trackOfAnswer } as const
const trackForOthers = { ...wholeTrack, read: (answer: unknown) => withoutNotes(trackOfAnswer(answer)) }

const email: TextDefinition = {
  kind: 'text',
  name: 'email',
  label: 'account.email',
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  bounds: bounds.email,
  icon: mail,
}

const mailed = {
  path: '/my_tracks',
  leadsTo: 'stay',
  notices: { done: 'notice.routeSent', failed: 'notice.routeNotSent' },
} as const

/** Mails the track with the weather of the travel date. */
export const emailTrackForm: FormDefinition = {
  ...mailed,
  id: 'email-track',
  call: trackAddresses.emailTrack,
  schema: async () => (await loadCalls()).trackCalls.emailTrack.body,
  fields: [trackForOthers, { kind: 'hidden', name: 'travel_date' }, email],
  submit: 'takeAlong.email',
}

/** Mails a link that opens the track, with its notes, on another device. */
export const rescueTrackForm: FormDefinition = {
  ...mailed,
  id: 'rescue-track',
  call: trackAddresses.rescueTrack,
  schema: async () => (await loadCalls()).trackCalls.rescueTrack.body,
  fields: [wholeTrack, email],
  submit: 'takeAlong.rescue',
  notices: { ...mailed.notices, done: 'takeAlong.rescueSent' },
}

export const shareTrackForm: FormDefinition = {
  id: 'share-track',
  path: '/share_track',
  call: trackAddresses.shareTrack,
  schema: async () => (await loadCalls()).trackCalls.shareTrack.body,
  fields: [trackForOthers, { kind: 'box', name: 'can_add', label: 'share.canAdd', hint: 'share.canAddHint' }],
  submit: 'share.make',
  leadsTo: 'url',
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

/** Every form that takes a track along. */
export const takeAlongForms: readonly FormDefinition[] = [emailTrackForm, rescueTrackForm, shareTrackForm, endShareForm]

import type { trackCalls } from '@tropa/contract'
import type { Handlers } from '../http/handler.ts'
import type { TicketSeal } from '../tickets/seal.ts'
import { attach, clearTrack, detach, mergeTrack, orderTrack, showMyTrack } from './active.ts'
import { emailTrack, rescueTrack } from './mail.ts'
import { endOwnLink, listOwnLinks } from './own-links.ts'
import {
  copyTrack,
  deleteTrack,
  listSavedTracks,
  renameTrack,
  restoreTrack,
  saveTrack,
  showSavedTrack,
} from './saved.ts'
import { endShare, shareTrack, showSharedTrack } from './share.ts'
import { announced, listChanges, sharedAttach, sharedDetach, sharedOrder } from './share-changes.ts'

/** The handlers of the calls for visitors' own tracks. */
export const trackHandlers = (seal: TicketSeal): Handlers<typeof trackCalls> => ({
  myTrack: showMyTrack,
  attach,
  detach,
  clearTrack,
  mergeTrack,
  orderTrack,
  saveTrack,
  savedTracks: listSavedTracks,
  savedTrack: showSavedTrack,
  renameTrack,
  deleteTrack,
  restoreTrack,
  copyTrack,
  ownLinks: listOwnLinks,
  endOwnLink,
  shareTrack,
  sharedTrack: showSharedTrack,
  endShare: announced(endShare),
  sharedAttach: announced(sharedAttach),
  sharedDetach: announced(sharedDetach),
  sharedOrder: announced(sharedOrder),
  sharedChanges: listChanges,
  emailTrack: emailTrack(seal),
  rescueTrack: rescueTrack(seal),
})

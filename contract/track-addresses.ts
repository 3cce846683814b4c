import type { Address } from './call.ts'

/** Method and path of the calls for visitors' own tracks. */
export const trackAddresses = {
  myTrack: { method: 'get', path: 'portal/track/my/sync' },
  attach: { method: 'put', path: 'portal/track/my/attach' },
  detach: { method: 'put', path: 'portal/track/my/detach' },
  clearTrack: { method: 'put', path: 'portal/track/my/clear' },
  mergeTrack: { method: 'put', path: 'portal/track/my/merge' },
  orderTrack: { method: 'put', path: 'portal/track/my/order' },
  saveTrack: { method: 'post', path: 'portal/track/my/save' },
  savedTracks: { method: 'get', path: 'portal/track/my' },
  savedTrack: { method: 'get', path: 'portal/track/my/{id}' },
  renameTrack: { method: 'put', path: 'portal/track/my/{id}' },
  deleteTrack: { method: 'delete', path: 'portal/track/my/{id}' },
  restoreTrack: { method: 'put', path: 'portal/track/my/{id}/restore' },
  copyTrack: { method: 'post', path: 'portal/track/my/{id}/copy' },
  ownLinks: { method: 'get', path: 'portal/track/my/links' },
  endOwnLink: { method: 'delete', path: 'portal/track/my/links/{id}' },
  shareTrack: { method: 'post', path: 'portal/track/share' },
  sharedTrack: { method: 'get', path: 'portal/track/shared/{token}' },
  endShare: { method: 'delete', path: 'portal/track/shared/{token}' },
  sharedAttach: { method: 'put', path: 'portal/track/shared/{token}/attach' },
  sharedDetach: { method: 'put', path: 'portal/track/shared/{token}/detach' },
  sharedOrder: { method: 'put', path: 'portal/track/shared/{token}/order' },
  sharedChanges: { method: 'get', path: 'portal/track/shared/{token}/changes' },
  emailTrack: { method: 'post', path: 'portal/track/email' },
  rescueTrack: { method: 'post', path: 'portal/track/rescue' },
} as const satisfies Record<string, Address>

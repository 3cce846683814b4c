import { longestTrackTitle, trackAddresses } from '@tropa/contract'
import type { FormDefinition } from '../../forms/form-definition.ts'

const ofOne = {
  path: '/my_tracks',
  leadsTo: 'stay',
  fields: [{ kind: 'hidden', name: 'id' }],
  notices: { done: 'notice.updated', failed: 'notice.updateFailed' },
} as const

export const renameTrackForm: FormDefinition = {
  ...ofOne,
  id: 'rename-track',
  call: trackAddresses.renameTrack,
  schema: async () => (await import('@tropa/contract/track-calls')).trackCalls.renameTrack.body,
  fields: [
    { kind: 'hidden', name: 'id' },
    {
      kind: 'text',
      name: 'title',
      label: 'savedTracks.name',
      autoComplete: 'off',
      bounds: { min: 1, max: longestTrackTitle },
    },
  ],
  submit: 'savedTracks.saveName',
}

export const copyTrackForm: FormDefinition = {
  ...ofOne,
  id: 'copy-track',
  call: trackAddresses.copyTrack,
  submit: 'savedTracks.copy',
}

export const deleteTrackForm: FormDefinition = {
  ...ofOne,
  id: 'delete-track',
  call: trackAddresses.deleteTrack,
  submit: 'savedTracks.remove',
}

/** Save, pressed where no scripts run: a button of the plan. */
export const saveNote = { id: 'save-track', fields: [], notices: { done: 'savedTracks.done' } } as const

export const savedTrackForms: readonly FormDefinition[] = [renameTrackForm, copyTrackForm, deleteTrackForm]

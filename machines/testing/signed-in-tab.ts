import type { TrackChange } from '../track.ts'
import type { ObjectRef, PlannedObject } from '../track-fields.ts'
import { aSimulation } from './track-simulation.ts'

export const museum: ObjectRef = { object_type: 'location', object_id: 1001 }
export const park: ObjectRef = { object_type: 'location', object_id: 1002 }
export const fair: ObjectRef = { object_type: 'event', object_id: 2001 }
export const attached = (object: PlannedObject): TrackChange => ({ type: 'ATTACH', object })
export const detached = (object: ObjectRef): TrackChange => ({ type: 'DETACH', object })

/** Anna is signed in, her track has come, and this is the tab. */
export async function aSignedInTab() {
  const simulation = aSimulation()
  const tab = simulation.open()
  await simulation.signIn('anna')
  await simulation.respond()
  return { ...simulation, tab }
}
/** The changes on their way to the server. */
export const sentChanges = ({ pending }: ReturnType<typeof aSimulation>) => pending().map(({ change }) => change)

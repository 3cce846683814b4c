import type { ObjectRef } from '@tropa/machines'
import { objectsIn } from '../planner/early-presses.ts'
import { trackActions } from '../planner/track-form.ts'
import { PortalError } from '../portal/error.ts'

const wholeChanges = ['save', 'clear', 'restore'] as const

/** What a control of the track does. */
export type TrackPress =
  | { kind: 'attach'; objects: readonly ObjectRef[] }
  | { kind: 'detach'; object: ObjectRef }
  | { kind: (typeof wholeChanges)[number] }

/** @throws {PortalError} 400 for anything else */
export function trackPressIn(fields: URLSearchParams): TrackPress {
  const whole = wholeChanges.find((kind) => fields.has(trackActions[kind]))
  if (whole) return { kind: whole }
  const kind = fields.has(trackActions.attach) ? 'attach' : 'detach'
  const objects = objectsIn(fields.get(trackActions[kind]) ?? '')
  const [object, ...others] = objects
  if (!object || (kind === 'detach' && others.length > 0)) throw new PortalError(400)
  return kind === 'attach' ? { kind, objects } : { kind, object }
}

import { type Language, lengthOfNotes, trackLimits } from '@tropa/contract'
import { brokenRule } from '../http/broken-rule.ts'
import type { Planned } from './plan.ts'

/** Refuses a track that could not be sent back as an order. @throws {PortalError} `invalid`, on the field */
export function checkFits(
  { plan, day_notes }: Pick<Planned, 'plan' | 'day_notes'>,
  field: string,
  language: Language,
): void {
  const { stops, notes } = trackLimits
  if (plan.length > stops) throw brokenRule({ field, rule: 'stops', limit: stops, language })
  if (lengthOfNotes(plan) > notes) throw brokenRule({ field, rule: 'notes', language })
  if (lengthOfNotes(day_notes) > notes) throw brokenRule({ field: 'day_notes', rule: 'notes', language })
}

import { type ObjectType, objectTypes } from '@tropa/contract'
import { wholeNumber } from '../addresses/search-string.ts'

/** The object that a report is about. */
export type ReportedObject = { object_type: ObjectType; object_id: number }

/** @returns `undefined` where the address names no object */
export function reportedObject(search: { object_type?: unknown; object_id?: unknown }): ReportedObject | undefined {
  const object_type = objectTypes.find((type) => type === search.object_type)
  const object_id = wholeNumber(String(search.object_id))
  return object_type && object_id !== undefined ? { object_type, object_id } : undefined
}

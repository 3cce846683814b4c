import type { Company } from '@tropa/contract'
import { findEvents } from '../events/list.ts'
import { extended, type Json, objectOf, stored } from '../http/json.ts'
import type { ReadContext } from '../http/serve-calls.ts'
import { findDetail } from './detail.ts'
import { companyParts } from './parts.ts'

const mostEvents = 100

export async function showCompany(
  { params: { id } }: { params: { id: number } },
  context: ReadContext,
): Promise<Json<Company>> {
  const company = await findDetail('company', id, companyParts(id, context), context)
  const { event_list } = await findEvents({ organizer_id: id, limit: mostEvents, offset: 0 }, context)
  // `Company` is what `findDetail` answers, with this list.
  return extended(company, objectOf({ event_list: stored(event_list) })) as Json<Company>
}

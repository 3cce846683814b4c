import type { Outgoing, Send, SharedChange, SharedTrack, TrackStop } from '@tropa/contract'
import { aPlace } from '../../app/testing/card-provider.ts'
import { sendFrom } from '../../app/testing/test-provider-responses.ts'
import { PortalError } from '../../portal/error.ts'

export const sharedToken = 'a'.repeat(32)
export const place = (object_id: number, day: number): TrackStop => ({ object_type: 'location', object_id, day })

type Body = Partial<TrackStop> & { plan?: TrackStop[]; by: string }
type Edit = SharedChange['kind']
const edits: Readonly<Record<string, Edit>> = { attach: 'attached', detach: 'detached', order: 'ordered' }

const keyOf = ({ object_type, object_id }: Partial<TrackStop>) => `${object_type}${object_id}`
/** Keeps the first of stops that are named twice. */
const firsts = (plan: readonly TrackStop[]) =>
  plan.filter((stop, index) => plan.findIndex((one) => keyOf(one) === keyOf(stop)) === index)

function planAfter(plan: readonly TrackStop[], edit: Edit, { by: _, plan: named = [], ...stop }: Body): TrackStop[] {
  const known = (one: TrackStop) => plan.some((own) => keyOf(own) === keyOf(one))
  switch (edit) {
    case 'attached':
      return firsts([...plan, stop as TrackStop])
    case 'detached':
      return plan.filter((one) => keyOf(one) !== keyOf(stop))
    case 'ordered':
      return firsts([...named.filter(known), ...plan])
    default:
      return edit satisfies never
  }
}

/** A provider with one track that whoever has its link may change, and a friend who changes it by `change`. */
export function sharedProvider(stops: readonly TrackStop[], responses: Parameters<typeof sendFrom>[0] = {}) {
  let plan = [...stops]
  let version = 1
  const changes: SharedChange[] = []
  const refused = new Set<Edit>()
  const others = sendFrom(responses)
  const track = (): SharedTrack => ({
    locations: plan.map(({ object_id }) => object_id),
    events: [],
    object_list: plan.map(({ object_id }) => ({ ...aPlace(object_id), object_type: 'location' })),
    plan,
    days: 2,
    start_date: null,
    day_notes: [],
    title: null,
    version,
    can_add: true,
    is_own: false,
    expires_at: '2027-12-01T00:00:00Z',
  })
  const change = (kind: Edit, body: Body) => {
    const next = planAfter(plan, kind, body)
    if (JSON.stringify(next) === JSON.stringify(plan)) return
    const { by, object_type, object_id } = body
    plan = next
    version += 1
    const stop =
      kind !== 'ordered' && object_type && object_id
        ? { object_type, object_id, title: aPlace(object_id).the_title }
        : {}
    changes.push({ version, kind, by, at: '2026-12-01T10:00:00Z', ...stop })
  }
  const send: Send = async (outgoing: Outgoing) => {
    const { path, method, body, query } = outgoing
    const [edit] = path.split('/').slice(-1)
    if (!path.includes(sharedToken)) return others.send(outgoing)
    if (edit === 'changes') {
      const after = Number(query.get('after'))
      return { version, change_list: changes.filter((one) => one.version > after) }
    }
    const kind = edits[edit ?? '']
    if (method === 'put' && kind) {
      if (refused.has(kind)) throw new PortalError(503)
      change(kind, body as Body)
    }
    return { track: track() }
  }
  const planText = () => plan.map(({ object_id, day, note }) => `${object_id}@${day ?? '-'}${note ?? ''}`).join()
  return { send, change, refused, changes, planText }
}

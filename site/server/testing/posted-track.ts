import { calls } from '@tropa/contract'
import { failed } from '../failed.ts'
import { Gateway } from '../gateway/gateway.ts'
import { aProvider, aVisit, json, type Listener } from '../gateway/testing/test-provider.ts'
import { createTrackPost } from '../track-post.ts'

export const own = { origin: 'http://127.0.0.1:3000' }
export const signedIn = { ...own, cookie: 'session=token-of-a-user' }
export const withCookie = (track: string) => ({ ...own, cookie: `guest_track=${track}` })
const track = { locations: [1001], events: [], object_list: [] }
const accepted: Listener = json({ track })

/** A portal whose provider answers like `listener`; `send` posts the form of a control of the track. */
export async function aPortal(listener: Listener = accepted) {
  const bodies: string[] = []
  const { url, requests } = await aProvider((request, response) => {
    request.setEncoding('utf8')
    let body = ''
    request.on('data', (text: string) => (body += text))
    request.on('end', () => {
      bodies.push(body)
      listener(request, response)
    })
  })
  const gateway = new Gateway({ calls, apiUrl: url })
  const post = createTrackPost(gateway)
  const send = (fields: Record<string, string>, headers: Record<string, string> = own, back = '/locations?page=2') => {
    const address = `/my_tracks/change?${new URLSearchParams({ return_to: back }).toString()}`
    const visit = aVisit(address, { method: 'POST', body: new URLSearchParams(fields), headers })
    return post(visit).catch((error: unknown) => failed(visit, error))
  }
  return { send, gateway, bodies, sent: () => requests.map(({ method, url: path }) => `${method} ${path}`) }
}

export const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0]

/** A track of an account with days and notes, and an empty one. */
export const planned = {
  locations: [1001, 1002],
  events: [4001],
  object_list: [],
  plan: [
    { object_type: 'event', object_id: 4001, day: 1 },
    { object_type: 'location', object_id: 1001, day: 2, note: 'Взять термос' },
    { object_type: 'location', object_id: 1002, day: 2 },
  ],
  day_notes: [{ day: 2, note: 'Выехать до рассвета' }],
  days: 3,
}

export const nothing = { locations: [], events: [], object_list: [], plan: [] }

/** The cookie with what was removed. */
export const removedIn = (response: Response) =>
  response.headers.getSetCookie().find((one) => one.startsWith('track_removed'))

/** Headers of the visit after a response that has set this cookie. */
export const afterwards = (set = '') => ({ ...own, cookie: `session=token-of-a-user; ${set.split(';')[0]}` })

/** The saved track of an account. */
const savedAs = (one: typeof planned) => ({ ...one, id: 77, title: null, created_at: '2026-11-23T09:00:00.000Z' })

/** An account whose track is `active`, and that can save it. */
export const accountWith =
  (active: object): Listener =>
  (request, response) => {
    const { method, url = '' } = request
    if (method === 'DELETE') return void response.writeHead(204).end()
    const isSaved = url.endsWith('/save') || url.endsWith('/restore')
    const status = url.endsWith('/save') ? 201 : 200
    json({ track: isSaved ? savedAs(planned) : active }, status)(request, response)
  }

/** An account without room for another saved track. */
export const fullAccountWith =
  (active: object): Listener =>
  (request, response) => {
    const isSave = request.url?.endsWith('/save')
    const refusal = { message: 'No', errors: { track: ['Сохранено уже 200 треков'] } }
    json(isSave ? refusal : { track: active }, isSave ? 422 : 200)(request, response)
  }

import { QueryClient } from '@tanstack/react-query'
import { objectTypes, type Outgoing } from '@tropa/contract'
import { expect, test } from 'vitest'
import { PortalError } from '../../portal/error.ts'
import { createPortal } from '../../portal/portal.ts'
import { oneOfEachKind } from '../testing/catalogue-objects.ts'
import { favoriteCardQuery } from './favorite-card-query.ts'

const cardOf = (respond: (outgoing: Outgoing) => unknown, object_type: string, object_id = 7) => {
  const sent: Outgoing[] = []
  const portal = createPortal(async (outgoing) => {
    sent.push(outgoing)
    return respond(outgoing)
  })
  const query = favoriteCardQuery(portal, { object_type, object_id })
  return { sent, card: new QueryClient().fetchQuery({ ...query, retry: false }) }
}
const failing = (status: number) => () => {
  throw new PortalError(status)
}
const alone = objectTypes.filter((type) => type !== 'location' && type !== 'event')

test.each(alone)('the card of a %s is its own object, by one call', async (type) => {
  const object = Object.values(oneOfEachKind).find(({ object_type }) => object_type === type)
  const { card, sent } = cardOf(() => (type === 'company' ? object : { [type]: object }), type)

  expect(await card).toBe(object)
  expect(sent.map(({ path }) => path)).toEqual([`portal/${type}/7`])
})

test.each(alone)('a %s that the provider no longer has is empty, and not a failure', async (type) => {
  expect(await cardOf(failing(404), type).card).toBeNull()
})

test('any other failure stays one, so that it can be retried', async () => {
  await expect(cardOf(failing(503), 'tour').card).rejects.toMatchObject({ status: 503 })
})

test('an unknown kind is empty, without a call', async () => {
  const { card, sent } = cardOf(() => ({}), 'balloon')

  expect([await card, sent]).toEqual([null, []])
})

test('places and events share the queries of the track’s cards, so that they are loaded once', () => {
  const portal = createPortal(async () => ({}))
  const keyOf = (object_type: string) => favoriteCardQuery(portal, { object_type, object_id: 7 }).queryKey

  expect(['location', 'event', 'tour'].map(keyOf)).toEqual([
    ['card', 'location', 7],
    ['card', 'event', 7],
    ['favorite', 'tour', 7],
  ])
})

test('a favourite is loaded again when the network returns, and fails at once without one', () => {
  const portal = createPortal(async () => ({}))

  expect(favoriteCardQuery(portal, { object_type: 'tour', object_id: 7 })).toMatchObject({
    networkMode: 'always',
    refetchOnReconnect: true,
  })
})

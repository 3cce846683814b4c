import type { Outgoing } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { PortalError } from '../portal/error.ts'
import { favoritesAccess } from './favorites-calls.ts'

const { signal } = new AbortController()
const museum = { object_type: 'location', object_id: 7 }

function anAccess(respond: () => unknown) {
  const sent: Outgoing[] = []
  const access = favoritesAccess(async (outgoing) => {
    sent.push(outgoing)
    return respond()
  })
  return { access, sent }
}
const refusing = (status: number) =>
  anAccess(() => {
    throw new PortalError(status)
  }).access

test.each([
  [true, 'put'],
  [false, 'delete'],
])('a heart that is %s makes one call: %s', async (isFavorite, method) => {
  const { access, sent } = anAccess(() => ({}))

  expect(await access.send({ object: museum, isFavorite }, signal)).toEqual({ kind: 'accepted' })
  expect(sent.map((one) => [one.method, one.path])).toEqual([[method, 'portal/profile/favorite/location/7']])
})

test('the favourites of an account are read unchanged', async () => {
  const { access } = anAccess(() => ({ favorite_list: [museum] }))

  expect(await access.list(signal)).toEqual([museum])
})

describe('a change that the provider answers with', () => {
  test.each([401, 408, 429, 500, 503])('%i is sent again later', async (status) => {
    await expect(refusing(status).send({ object: museum, isFavorite: true }, signal)).rejects.toMatchObject({ status })
  })

  test.each([400, 403, 404, 409, 422])('%i is refused permanently', async (status) => {
    expect(await refusing(status).send({ object: museum, isFavorite: true }, signal)).toEqual({ kind: 'refused' })
  })
})

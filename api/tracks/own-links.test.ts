import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { openSeededDatabase } from '../testing/database.ts'
import { today } from '../testing/portal.ts'
import { hashOf } from './secrets.ts'
import { aDevice, refusalOf } from './testing/visitors.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openSeededDatabase()
})
afterAll(() => database.close())

const content = { locations: [1001, 1002], events: [4001] }
const deviceOf = (user?: string, now = today) => aDevice(database.db, user, { now: () => now })
const later = (seconds: number) => new Date(today.getTime() + seconds * 1000)
const idsOf = async (device: ReturnType<typeof deviceOf>) => (await device.ownLinks()).link_list.map(({ id }) => id)

test('an account has its links on every device, the newest first, without their tokens', async () => {
  const { token } = await deviceOf('anna').shareTrack({ body: { ...content, can_add: true } })
  const newer = await deviceOf('anna', later(60)).shareTrack({ body: { locations: [1001], events: [] } })

  const { link_list } = await deviceOf('anna', later(90)).ownLinks()

  expect(link_list.map(({ id, count, can_add, is_mailed }) => [id, count, can_add, is_mailed])).toEqual([
    [hashOf(newer.token), 1, false, false],
    [hashOf(token), 3, true, false],
  ])
  expect(JSON.stringify(link_list)).not.toContain(token)
})

test('mailed links are listed as such, as soon as the mail is requested', async () => {
  const mailOf = (key: string) => ({
    headers: { 'Idempotency-Key': `a-mail-of-dora-${key}` },
    body: { ...content, email: 'reader@example.org' },
  })
  await deviceOf('dora').emailTrack(mailOf('1'))
  await deviceOf('dora').rescueTrack(mailOf('2'))

  expect((await deviceOf('dora').ownLinks()).link_list).toMatchObject([{ is_mailed: true }, { is_mailed: true }])
})

test('a link can be ended once, from any device of its account, and by nobody else', async () => {
  const { token } = await deviceOf('vera').shareTrack({ body: content })
  const params = { id: hashOf(token) }
  const ofOthers = [deviceOf('boris'), deviceOf()].map((device) => refusalOf(device.endOwnLink({ params })))
  const withToken = refusalOf(deviceOf('vera').endOwnLink({ params: { id: token.padEnd(43, 'A') } }))

  expect(await Promise.all([...ofOthers, withToken])).toEqual([404, 401, 404])
  await deviceOf('vera').endOwnLink({ params })

  expect(await idsOf(deviceOf('vera'))).toEqual([])
  expect(await refusalOf(deviceOf().sharedTrack({ params: { token } }))).toBe(404)
  expect(await refusalOf(deviceOf('vera').endOwnLink({ params }))).toBe(404)
})

test('an expired link is not listed, and a guest’s link never is', async () => {
  await deviceOf('galina').shareTrack({ body: content })
  await deviceOf().shareTrack({ body: content })

  expect(await idsOf(deviceOf('galina', later(366 * 86_400)))).toEqual([])
  expect(await idsOf(deviceOf('somebody'))).toEqual([])
})

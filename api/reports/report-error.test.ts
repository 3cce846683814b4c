import { reportTopics } from '@tropa/contract'
import { usualLimits } from '@tropa/contract/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountPortal, anAccountPortal } from '../testing/accounts.ts'

let portal: AccountPortal
beforeAll(async () => {
  portal = await anAccountPortal({
    limits: { report: { requests: 1_000_000, seconds: 60 } },
    reports: { operatorEmail: 'editor@portal.example' },
  })
})
afterAll(() => portal.close())

const aReport = (fields: Record<string, unknown> = {}) => ({
  object_type: 'location',
  object_id: 1003,
  topic: 'hours',
  text: 'По понедельникам закрыто.',
  ...fields,
})
const newKey = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })
const send = (fields?: Record<string, unknown>, options: object = newKey()) =>
  portal.call('reportError', aReport(fields), options)

test('the operator gets the topic, the text, a link to the page and the address for an answer', async () => {
  const response = await send({ email: 'Reader@Example.org', text: 'Закрыто.\nВисит объявление.' })
  const [mail, ...others] = await portal.mails()

  expect([response.status, mail?.to, mail?.language, others]).toEqual([202, 'editor@portal.example', 'ru', []])
  expect(mail?.letter).toEqual({
    subject: expect.stringMatching(/^Ошибка на странице: .*Торум Маа/),
    blocks: [
      'Часы работы',
      'Закрыто.',
      'Висит объявление.',
      { label: 'Страница', url: 'https://portal.example/locations/1003?lang=ru' },
      'Язык читателя: en',
      'Ответить: reader@example.org',
    ],
  })
})

test('every topic has a text', async () => {
  const subjects = new Set<unknown>()
  for (const topic of reportTopics) {
    await send({ topic })
    for (const { letter } of await portal.mails()) subjects.add(letter.blocks[0])
  }

  expect(subjects.size).toBe(reportTopics.length)
})

test('a report on an unknown object is refused with an error of its field', async () => {
  const response = await send({ object_id: 999_999 })

  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: { object_id: [expect.any(String)] } })
  expect(await portal.mails()).toEqual([])
})

test.each([
  { text: '' },
  { text: '    ' },
  { text: 'x'.repeat(2001) },
  { text: 'a\0bcdefg' },
  { topic: 'weather' },
  { email: 'a@b' },
])('%j is refused', async (fields) => {
  expect((await send(fields)).status).toBe(422)
  expect(await portal.mails()).toEqual([])
})

test('a key sends one mail, and is refused with another body', async () => {
  const key = newKey()

  const statuses = [
    (await send({}, key)).status,
    (await send({}, key)).status,
    (await send({ text: 'Другое дело' }, key)).status,
  ]

  expect(statuses).toEqual([202, 202, 409])
  expect(await portal.mails()).toHaveLength(1)
})

test('reports are limited per visitor, and in total per day', async () => {
  expect(usualLimits.report.requests).toBeLessThanOrEqual(60)
  const responses: Response[] = []
  // Twenty at a time: with more, some would exceed the time limit for a connection of the pool.
  for (const _ of Array(26).keys()) responses.push(...(await Promise.all(Array.from({ length: 20 }, () => send()))))

  const refused = responses.filter(({ status }) => status === 429)
  expect(responses.filter(({ status }) => status === 202).length + refused.length).toBe(520)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  await portal.mails()
  portal.clock.forward(90_000)
  expect((await send()).status).toBe(202)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Answers } from './answers.ts'

let clock = 0
let asked: string[] = []
let answer: () => Response = () => Response.json([])

beforeEach(() => {
  clock = 0
  asked = []
  answer = () => Response.json({ asked: asked.length }, { headers: { 'cache-control': 'public, max-age=60', etag: '"1"' } })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

const theAnswers = () => new Answers('http://api.example', () => clock)

test('a kept answer is not asked for again while it is fresh', async () => {
  const answers = theAnswers()
  await answers.get('portal/main', 'ru')
  clock = 29_000
  await answers.get('portal/main', 'ru')
  expect(asked).toEqual(['http://api.example/portal/main'])
})

test('each language is asked for on its own', async () => {
  const answers = theAnswers()
  await Promise.all([answers.get('portal/main', 'ru'), answers.get('portal/main', 'en')])
  expect(asked).toHaveLength(2)
})

test('a stale answer is given at once and renewed behind it', async () => {
  const answers = theAnswers()
  await answers.get('portal/main', 'ru')
  clock = 60_000
  expect((await answers.get('portal/main', 'ru')).body).toBe('{"asked":1}')
  await vi.waitFor(async () => expect((await answers.get('portal/main', 'ru')).body).toBe('{"asked":2}'))
})

test('a provider that went away is forgiven for a while, then felt', async () => {
  const answers = theAnswers()
  await answers.get('portal/main', 'ru')
  answer = () => {
    throw new TypeError('connection refused')
  }
  clock = 60_000
  expect((await answers.get('portal/main', 'ru')).status).toBe(200)
  clock = 11 * 60_000
  await expect(answers.get('portal/main', 'ru')).rejects.toThrow()
})

test('refusals and personal answers are not kept', async () => {
  const answers = theAnswers()
  answer = () => Response.json({ message: 'no' }, { status: 404 })
  await answers.get('portal/location/9', 'ru')
  await answers.get('portal/location/9', 'ru')
  expect(asked).toHaveLength(2)
})

test('two pages that ask at once cost one call', async () => {
  const answers = theAnswers()
  await Promise.all([answers.get('portal/main', 'ru'), answers.get('portal/main', 'ru')])
  expect(asked).toHaveLength(1)
})

test("editors' HTML is cleaned on its way", async () => {
  const answers = theAnswers()
  answer = () => Response.json({ location: { the_description: '<p onclick="x()">a<script>alert(1)</script><a href="javascript:x()">b</a></p>' } })
  expect(JSON.parse((await answers.get('portal/location/1', 'ru')).body)).toEqual({ location: { the_description: '<p>a<a>b</a></p>' } })
})

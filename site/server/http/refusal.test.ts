// @vitest-environment node
import { errorText } from '@tropa/library/ErrorScreen/ErrorScreen.tsx'
import { errorScreenMessages } from '@tropa/library/messages/ErrorScreen.ts'
import { expect, test } from 'vitest'
import { refusal } from './refusal.ts'

const request = (language: string) =>
  new Request('https://portal.example/api/portal/menu', { headers: { 'accept-language': language } })

test.each(['ru', 'en'] as const)(
  'without a message a refusal has the text of its status in the language %s',
  async (language) => {
    const response = refusal(request(`${language};q=0.9, de;q=0.1`), 404)

    expect(await response.json()).toEqual({ message: errorText(404, errorScreenMessages[language]).title })
    expect(response.headers.get('content-language')).toBe(language)
  },
)

test('caches store one response per language, and no refusal', () => {
  const { headers } = refusal(request('en'), 503)

  expect([headers.get('vary'), headers.get('cache-control')]).toEqual(['Accept-Language', 'no-store'])
})

test('a refusal has the errors by field if there are any', async () => {
  const errors = { email: ['No address'] }

  expect(await refusal(request('en'), 422, { message: 'Check', errors }).json()).toEqual({ message: 'Check', errors })
  expect(await refusal(request('en'), 422, { message: 'Check', errors: {} }).json()).toEqual({ message: 'Check' })
})

test('headers of the failure replace the default ones', () => {
  expect(refusal(request('en'), 429, { headers: { 'retry-after': '30' } }).headers.get('retry-after')).toBe('30')
})

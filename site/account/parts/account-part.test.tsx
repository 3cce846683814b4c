import { queryOptions } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderVisit, setOnline } from '../../app/testing/rendered-visit.tsx'
import { words } from '../../messages/intl.tsx'
import { languages, type Language } from '../../region/languages.ts'
import { AccountPart } from './AccountPart.tsx'

beforeEach(() => setOnline(true))
afterEach(async () => {
  cleanup()
  await setOnline(true)
  vi.restoreAllMocks()
})

/** A part whose query gets these answers in turn. */
async function aPart(language: Language, ...responses: readonly (() => Promise<string>)[]) {
  const rest = [...responses]
  const query = queryOptions({
    queryKey: ['part'],
    queryFn: () => rest.shift()?.() ?? Promise.reject(new Error('No answer is left')),
  })
  await renderVisit(<AccountPart query={query}>{(text) => <p>{`Answer: ${text}`}</p>}</AccountPart>, { language })
}

const fails = () => Promise.reject(new Error('refused'))
const responses = (text: string) => () => Promise.resolve(text)

describe.each(languages)('a part of the account in %s', (language) => {
  const say = words(language)

  test('says that it is loading until it has loaded', async () => {
    const response = Promise.withResolvers<string>()
    await aPart(language, () => response.promise)
    expect(await screen.findByRole('status', { name: say('profile.loading') })).toBeDefined()

    response.resolve('first')

    expect(await screen.findByText('Answer: first')).toBeDefined()
    expect(screen.queryByRole('status', { name: say('profile.loading') })).toBeNull()
  })

  test('that failed can be loaded again by its button', async () => {
    await aPart(language, fails, responses('second'))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(say('profile.failedText'))

    await userEvent.click(screen.getByRole('button', { name: say('failed.retry') }))

    expect(await screen.findByText('Answer: second')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('waits for the network, and loads when it returns', async () => {
    await setOnline(false)
    await aPart(language, responses('back'))
    expect((await screen.findByRole('status')).textContent).toContain(say('profile.offlineText'))

    await setOnline(true)

    expect(await screen.findByText('Answer: back')).toBeDefined()
  })
})

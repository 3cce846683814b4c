import { onlineManager, queryOptions } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderPart } from '../../app/testing/rendered-part.tsx'
import { useLatestData } from './useLatestData.ts'

afterEach(() => {
  onlineManager.setOnline(true)
  cleanup()
})

/** A provider that answers each call when the test releases it. */
function aProvider() {
  const waiting = new Map<string, { respond: (data: string) => void; fail: () => void; signal: AbortSignal }>()
  const query = (question: string) =>
    queryOptions({
      queryKey: ['respond', question],
      queryFn: ({ signal }) =>
        new Promise<string>((resolve, reject) => {
          waiting.set(question, { respond: resolve, fail: () => reject(new Error('refused')), signal })
        }),
    })
  return { waiting, query }
}
type Provider = ReturnType<typeof aProvider>

function Answer({ question, provider }: { question: string; provider: Provider }) {
  const { loading, shown } = useLatestData(question, provider.query(question))
  return <p>{`${loading}: ${shown ? `${shown.data} to ${shown.params}` : 'nothing'}`}</p>
}
const text = () => screen.getByText(/: /).textContent

test('an earlier response stays, with its own request, until the next one arrives', async () => {
  const provider = aProvider()
  const { show } = await renderPart(<Answer question="first" provider={provider} />, {})
  expect(text()).toBe('loading: nothing')
  act(() => provider.waiting.get('first')?.respond('one'))
  await waitFor(() => expect(text()).toBe('ready: one to first'))

  act(() => show(<Answer question="second" provider={provider} />))
  expect(text()).toBe('loading: one to first')
  act(() => provider.waiting.get('second')?.respond('two'))
  await waitFor(() => expect(text()).toBe('ready: two to second'))
})

test('a failed call keeps the earlier response, and another request can succeed', async () => {
  const provider = aProvider()
  const { show } = await renderPart(<Answer question="first" provider={provider} />, {})
  act(() => provider.waiting.get('first')?.respond('one'))
  await waitFor(() => expect(text()).toBe('ready: one to first'))

  act(() => show(<Answer question="second" provider={provider} />))
  act(() => provider.waiting.get('second')?.fail())
  await waitFor(() => expect(text()).toBe('failed: one to first'))

  act(() => show(<Answer question="first" provider={provider} />))
  await waitFor(() => expect(text()).toBe('ready: one to first'))
})

test('of two quick requests the first is cancelled, and its late response is not shown', async () => {
  const provider = aProvider()
  const { show } = await renderPart(<Answer question="first" provider={provider} />, {})
  act(() => show(<Answer question="second" provider={provider} />))
  act(() => provider.waiting.get('second')?.respond('two'))
  await waitFor(() => expect(text()).toBe('ready: two to second'))

  act(() => provider.waiting.get('first')?.respond('one'))

  expect([provider.waiting.get('first')?.signal.aborted, text()]).toEqual([true, 'ready: two to second'])
})

test('offline a call waits, and is made when the network returns', async () => {
  onlineManager.setOnline(false)
  const provider = aProvider()
  await renderPart(<Answer question="first" provider={provider} />, {})
  expect([text(), provider.waiting.size]).toEqual(['waiting: nothing', 0])

  act(() => onlineManager.setOnline(true))
  await waitFor(() => expect(provider.waiting.size).toBe(1))
  act(() => provider.waiting.get('first')?.respond('one'))

  await waitFor(() => expect(text()).toBe('ready: one to first'))
})

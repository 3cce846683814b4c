import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useOnIntent, type LoadPart } from './useOnIntent.ts'

afterEach(cleanup)

function Widget({ load }: { load: LoadPart<string> }) {
  const root = useRef<HTMLDivElement>(null)
  const { part } = useOnIntent(root, load)
  return (
    <div ref={root} data-testid="widget">
      <button type="button">{part ?? 'plain'}</button>
    </div>
  )
}
function show(outcomes: readonly ('comes' | 'fails')[] = ['comes']) {
  const left = [...outcomes]
  let loads = 0
  const load = () => {
    loads += 1
    return left.shift() === 'fails' ? Promise.reject(new Error('offline')) : Promise.resolve('behaving')
  }
  render(<Widget load={load} />)
  return () => loads
}
const button = () => screen.getByRole('button')

test.each([
  ['the pointer is over it', () => fireEvent.pointerOver(button())],
  ['focus comes into it', () => act(() => button().focus())],
  ['it is touched', () => fireEvent.touchStart(button())],
])('its behaviour loads once when %s', async (_, reach) => {
  const loads = show()
  expect([loads(), button().textContent]).toEqual([0, 'plain'])

  await act(async () => reach())
  await act(async () => reach())

  expect([loads(), button().textContent]).toEqual([1, 'behaving'])
})

test('a failed load is repeated at the next intent', async () => {
  const loads = show(['fails', 'comes'])

  await act(async () => fireEvent.pointerOver(button()))
  expect([loads(), button().textContent]).toEqual([1, 'plain'])
  await act(async () => fireEvent.pointerOver(button()))

  expect([loads(), button().textContent]).toEqual([2, 'behaving'])
})

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTypedSearch } from './useTypedSearch.ts'

const sent = vi.fn<(q: string) => void>()

function Form() {
  const { typed, stop } = useTypedSearch()
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    stop()
    sent(screen.getByRole<HTMLInputElement>('textbox').value)
  }
  return (
    <form onSubmit={submit}>
      <input aria-label="Search" onChange={({ target }) => typed(target)} />
    </form>
  )
}
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  sent.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('the form is submitted once, a second after the last letter', async () => {
  render(<Form />)
  type('му')
  await pass(900)
  type('муз')
  await pass(999)
  const before = sent.mock.calls.length
  await pass(1)
  await pass(5000)

  expect([before, sent.mock.calls]).toEqual([0, [['муз']]])
})

test('blanks send nothing', async () => {
  render(<Form />)
  type('   ')
  await pass(5000)

  expect(sent).not.toHaveBeenCalled()
})

test('a text submitted by Enter is not submitted again', async () => {
  render(<Form />)
  type('муз')
  await pass(500)
  fireEvent.submit(screen.getByRole('textbox'))
  await pass(5000)

  expect(sent).toHaveBeenCalledTimes(1)
})

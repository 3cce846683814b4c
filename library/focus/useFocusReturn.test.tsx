import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useFocusReturn } from './useFocusReturn.ts'

afterEach(cleanup)

function Question({ onResponse }: { onResponse: () => void }) {
  return (
    <section ref={useFocusReturn()}>
      <button type="button">Later</button>
      <button type="button" onClick={onResponse}>
        Answer
      </button>
    </section>
  )
}

/** @param hasOrigin whether the element that had focus before stays when the question is answered */
function Page({ hasOrigin }: { hasOrigin: boolean }) {
  const [isAsked, setAsked] = useState(true)
  return (
    <>
      <main tabIndex={-1}>{(isAsked || hasOrigin) && <button type="button">Origin</button>}</main>
      {isAsked && <Question onResponse={() => setAsked(false)} />}
      <button type="button">After</button>
    </>
  )
}

const focused = () => {
  const { activeElement } = document
  return activeElement instanceof HTMLButtonElement ? activeElement.textContent : activeElement?.tagName
}

test('after an answer by keyboard focus returns to where it came from', async () => {
  render(<Page hasOrigin />)

  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(focused()).toBe('Answer')
  await userEvent.keyboard('{Enter}')

  expect(focused()).toBe('Origin')
})

test('if that element is gone, or focus came from nowhere, the main part of the page gets it', async () => {
  render(<Page hasOrigin={false} />)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(focused()).toBe('MAIN')
  cleanup()

  render(<Page hasOrigin />)
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }))
  expect(focused()).toBe('MAIN')
})

test('focus on another element stays there', () => {
  const page = (isAsked: boolean) => (
    <>
      <main tabIndex={-1} />
      {isAsked && <Question onResponse={() => {}} />}
      <button type="button">After</button>
    </>
  )
  const { rerender } = render(page(true))
  screen.getByRole('button', { name: 'After' }).focus()

  rerender(page(false))

  expect(focused()).toBe('After')
})

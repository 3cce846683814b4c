import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Disclosure } from './Disclosure.tsx'

afterEach(cleanup)

function aDisclosure() {
  const changes: boolean[] = []
  render(
    <>
      <Disclosure summary="Services" onOpenChange={(isOpen) => changes.push(isOpen)}>
        <a href="#rent">Rent</a>
      </Disclosure>
      <button type="button">Elsewhere</button>
    </>,
  )
  const summary = screen.getByText('Services')
  const details = summary.closest('details')
  return { changes, summary, isOpen: () => details?.open }
}

test('opens and closes by its summary, and says so', async () => {
  const { summary, changes, isOpen } = aDisclosure()

  await userEvent.click(summary)
  expect(isOpen()).toBe(true)
  await userEvent.click(summary)

  expect(isOpen()).toBe(false)
  await expect.poll(() => changes.at(-1)).toBe(false)
})

test('Escape closes it and brings focus back', async () => {
  const { summary, isOpen } = aDisclosure()
  await userEvent.click(summary)
  screen.getByRole('link', { name: 'Rent' }).focus()

  await userEvent.keyboard('{Escape}')

  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(summary)
})

test('a press elsewhere closes it', async () => {
  const { summary, isOpen } = aDisclosure()
  await userEvent.click(summary)

  await userEvent.click(document.body)

  expect(isOpen()).toBe(false)
})

test('leaving it with the keyboard closes it', async () => {
  const { summary, isOpen } = aDisclosure()
  await userEvent.click(summary)
  screen.getByRole('link', { name: 'Rent' }).focus()

  await userEvent.tab()

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(isOpen()).toBe(false)
})

test('following a link closes it', async () => {
  const { summary, isOpen } = aDisclosure()
  await userEvent.click(summary)

  await userEvent.click(screen.getByRole('link', { name: 'Rent' }))

  expect(isOpen()).toBe(false)
})

import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
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

test('its summary opens and closes it, and reports that', async () => {
  const { summary, changes, isOpen } = aDisclosure()

  await userEvent.click(summary)
  expect(isOpen()).toBe(true)
  await userEvent.click(summary)

  expect(isOpen()).toBe(false)
  await expect.poll(() => changes.at(-1)).toBe(false)
})

test('Escape closes it and returns focus', async () => {
  const { summary, isOpen } = aDisclosure()
  await userEvent.click(summary)
  screen.getByRole('link', { name: 'Rent' }).focus()

  await userEvent.keyboard('{Escape}')

  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(summary)
})

test('a press outside closes it', async () => {
  const { summary, isOpen } = aDisclosure()
  await userEvent.click(summary)

  await userEvent.click(document.body)

  expect(isOpen()).toBe(false)
})

test('it closes when the keyboard leaves it', async () => {
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

test('a controlled disclosure opens and closes only if its property changes', async () => {
  const changes: boolean[] = []
  const { rerender } = render(
    <Disclosure summary="Services" isOpen={false} onOpenChange={(isOpen) => changes.push(isOpen)}>
      <a href="#rent">Rent</a>
    </Disclosure>,
  )
  const summary = screen.getByText('Services')

  await userEvent.click(summary)
  expect([changes, summary.closest('details')?.open]).toEqual([[true], false])

  rerender(
    <Disclosure summary="Services" isOpen onOpenChange={(isOpen) => changes.push(isOpen)}>
      <a href="#rent">Rent</a>
    </Disclosure>,
  )
  screen.getByRole('link').focus()
  await userEvent.keyboard('{Escape}')

  expect([changes, summary.closest('details')?.open]).toEqual([[true, false], true])
  expect(document.activeElement).toBe(summary)
})

test('the ref is the disclosure, which has its name and its state', () => {
  const ref = createRef<HTMLDetailsElement>()
  render(
    <Disclosure ref={ref} summary="…" label="More services" isSelected defaultOpen>
      Rent
    </Disclosure>,
  )

  expect(ref.current?.open).toBe(true)
  expect(ref.current?.dataset.selected).toBe('true')
  expect(screen.getByLabelText('More services').tagName).toBe('SUMMARY')
})

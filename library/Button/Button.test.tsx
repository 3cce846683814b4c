import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Button } from './Button.tsx'

afterEach(cleanup)

test('a button submits a form only with the type submit', () => {
  render(<Button>Find</Button>)

  expect(screen.getByRole('button', { name: 'Find' }).getAttribute('type')).toBe('button')
})

test('with an address it is a link', () => {
  render(<Button href="/tours">Tours</Button>)

  expect(screen.getByRole('link', { name: 'Tours' }).getAttribute('href')).toBe('/tours')
})

test.each(['isPending', 'isDisabled'] as const)('a button that %s neither clicks nor submits', async (state) => {
  const calls: string[] = []
  render(
    <form onSubmit={() => calls.push('submit')}>
      <Button type="submit" onClick={() => calls.push('click')} {...{ [state]: true }}>
        Pay
      </Button>
    </form>,
  )

  await userEvent.click(screen.getByRole('button', { name: 'Pay' }))

  expect(calls).toEqual([])
})

test('a disabled link keeps its name and has no address', () => {
  render(
    <Button href="/tours" isDisabled>
      Tours
    </Button>,
  )

  const link = screen.getByRole('link', { name: 'Tours' })
  expect(link.getAttribute('href')).toBeNull()
  expect(link.getAttribute('aria-disabled')).toBe('true')
})

test('a disabled button can be focused and says why it is disabled', async () => {
  const user = userEvent.setup()
  render(
    <Button isDisabled disabledReason="Choose a date first" aria-describedby="elsewhere">
      Pay
    </Button>,
  )

  await user.tab()

  const button = screen.getByRole('button', { name: 'Pay' })
  expect(document.activeElement).toBe(button)
  const ids = button.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids[0]).toBe('elsewhere')
  expect(document.getElementById(ids[1] ?? '')?.textContent).toBe('Choose a date first')
})

test('an enabled button shows no reason', () => {
  render(<Button disabledReason="Choose a date first">Pay</Button>)

  expect(screen.queryByText('Choose a date first')).toBeNull()
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBeNull()
})

test.each(['{Enter}', ' '])('key "%s" presses it once', async (key) => {
  const user = userEvent.setup()
  const calls: string[] = []
  render(<Button onClick={() => calls.push('pressed')}>Pay</Button>)

  await user.tab()
  await user.keyboard(key)

  expect(calls).toEqual(['pressed'])
})

test('while pending it says so, and keeps its label and its place in the tab order', async () => {
  const user = userEvent.setup()
  render(<Button isPending>Pay</Button>)

  await user.tab()

  const button = screen.getByRole('button', { name: 'Pay' })
  expect(document.activeElement).toBe(button)
  expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).toEqual(['true', 'true'])
})

test('the ref is the button, or the link', () => {
  const button = createRef<HTMLButtonElement>()
  const link = createRef<HTMLAnchorElement>()
  render(
    <>
      <Button ref={button}>Pay</Button>
      <Button ref={link} href="/tours">
        Tours
      </Button>
    </>,
  )

  expect([button.current?.tagName, link.current?.tagName]).toEqual(['BUTTON', 'A'])
})

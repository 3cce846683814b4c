import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Button } from './Button.tsx'

afterEach(cleanup)

test('a button does not submit a form unless told to', () => {
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

test('a disabled link keeps its name and loses its address', () => {
  render(
    <Button href="/tours" isDisabled>
      Tours
    </Button>,
  )

  const link = screen.getByRole('link', { name: 'Tours' })
  expect(link.getAttribute('href')).toBeNull()
  expect(link.getAttribute('aria-disabled')).toBe('true')
})

import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Alert } from './Alert.tsx'

afterEach(cleanup)

test('it is announced only with a role', () => {
  render(
    <>
      <Alert title="Stands here" />
      <Alert title="Just came" role="alert" />
    </>,
  )

  expect(screen.getByRole('alert').textContent).toBe('Just came')
  expect(screen.queryByRole('status')).toBeNull()
})

test('it is announced politely with the role status', () => {
  render(<Alert title="Saved" role="status" />)

  expect(screen.getByRole('status').textContent).toBe('Saved')
})

test('it contains its text and its one action, and the ref is its root', () => {
  const ref = createRef<HTMLDivElement>()
  render(
    <Alert ref={ref} tone="warning" title="Closed on Monday" action={<button type="button">Move</button>}>
      Choose another day.
    </Alert>,
  )

  expect(ref.current?.textContent).toBe('Closed on MondayChoose another day.Move')
  expect(ref.current?.getAttribute('data-tone')).toBe('warning')
  expect(ref.current?.contains(screen.getByRole('button', { name: 'Move' }))).toBe(true)
})

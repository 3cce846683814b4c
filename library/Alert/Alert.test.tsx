import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Alert } from './Alert.tsx'

afterEach(cleanup)

test('it is read aloud only where asked', () => {
  render(
    <>
      <Alert title="Stands here" />
      <Alert title="Just came" role="alert" />
    </>,
  )

  expect(screen.getByRole('alert').textContent).toBe('Just came')
  expect(screen.queryByRole('status')).toBeNull()
})

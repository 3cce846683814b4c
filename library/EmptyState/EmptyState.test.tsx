import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { EmptyState } from './EmptyState.tsx'

afterEach(cleanup)

test('it has a heading of the given level, a sentence and its actions', () => {
  render(
    <EmptyState title="Empty" titleLevel={1} ways={<a href="/locations">Places</a>}>
      Add places.
    </EmptyState>,
  )

  expect(screen.getByRole('heading', { level: 1, name: 'Empty' })).toBeTruthy()
  expect(screen.getByText('Add places.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Places' })).toBeTruthy()
})

test('its heading can have focus after the last item of a list was removed', () => {
  const title = createRef<HTMLHeadingElement>()
  render(
    <EmptyState titleRef={title} title="Empty">
      Add places.
    </EmptyState>,
  )

  title.current?.focus()

  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Empty' }))
})

test('without picture and actions it has a heading and a sentence', () => {
  const ref = createRef<HTMLDivElement>()
  render(
    <EmptyState ref={ref} title="Empty">
      Add places.
    </EmptyState>,
  )

  expect([...(ref.current?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['H2', 'P'])
})

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepPointedInStep } from './pointed-in-step.ts'

let end: () => void
beforeEach(() => {
  end = keepPointedInStep(document)
  render(
    <>
      <ol>
        {['museum', 'park', 'church'].map((id) => (
          <li key={id}>
            <button type="button">{id}</button>
            <div data-place={id} />
          </li>
        ))}
      </ol>
      <ul>
        <li data-marker="museum" data-stops="museum park">
          <button type="button">1–2</button>
        </li>
        <li data-marker="church">
          <button type="button">3</button>
        </li>
      </ul>
    </>,
  )
})
afterEach(() => {
  end()
  cleanup()
})

const pointed = () =>
  [...document.querySelectorAll<HTMLElement>('[data-pointed]')].map(
    ({ dataset }) => dataset['place'] ?? `pin of ${dataset['marker']}`,
  )

test('the pin of a row under the pointer is marked, and a shared pin for each of its stops', () => {
  fireEvent.pointerOver(screen.getByRole('button', { name: 'church' }))
  expect(pointed()).toEqual(['church', 'pin of church'])
  fireEvent.pointerOver(screen.getByRole('button', { name: 'park' }))
  expect(pointed()).toEqual(['park', 'pin of museum'])
})

test('the rows of a focused pin are marked, and none after focus has moved', () => {
  fireEvent.focusIn(screen.getByRole('button', { name: '1–2' }))
  expect(pointed()).toEqual(['museum', 'park', 'pin of museum'])
  fireEvent.focusIn(document.body)
  expect(pointed()).toEqual([])
})

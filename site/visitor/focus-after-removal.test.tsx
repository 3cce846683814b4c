import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts'

afterEach(cleanup)

function List({ ids }: { ids: readonly string[] }) {
  const list = useFocusAfterRemoval<HTMLUListElement>(ids)
  return (
    <ul ref={list} tabIndex={-1}>
      {ids.map((id) => (
        <li key={id}>
          <button>Edit {id}</button>
          <div data-remove="">
            <button>Remove {id}</button>
          </div>
        </li>
      ))}
    </ul>
  )
}

const focused = () => document.activeElement?.textContent

/** A list in which the button of one item has focus; then the item is gone. */
function removed(ids: readonly string[], id: string) {
  const { rerender } = render(<List ids={ids} />)
  act(() => screen.getByRole('button', { name: `Remove ${id}` }).focus())
  rerender(<List ids={ids.filter((other) => other !== id)} />)
}

test.each([
  ['the first', 'a', 'Remove b'],
  ['one in the middle', 'b', 'Remove c'],
  ['the last', 'c', 'Remove b'],
])('after %s is removed focus is on the button at its position, or before it', (_, id, next) => {
  removed(['a', 'b', 'c'], id)
  expect(focused()).toBe(next)
})

test('after the only one is removed focus is on the list', () => {
  removed(['a'], 'a')
  expect(document.activeElement).toBe(screen.getByRole('list'))
})

test('focus on another element stays there when another tab removes an item', () => {
  const { rerender } = render(<List ids={['a', 'b']} />)
  act(() => screen.getByRole('button', { name: 'Edit b' }).focus())

  rerender(<List ids={['b']} />)

  expect(focused()).toBe('Edit b')
})

test('the removal can be a link', () => {
  const Links = ({ ids }: { ids: readonly string[] }) => (
    <div ref={useFocusAfterRemoval<HTMLDivElement>(ids)} tabIndex={-1}>
      {ids.map((id) => (
        <p key={id} data-remove="">
          <a href="/checkout">Remove {id}</a>
        </p>
      ))}
    </div>
  )
  const { rerender } = render(<Links ids={['a', 'b']} />)
  act(() => screen.getByRole('link', { name: 'Remove a' }).focus())

  rerender(<Links ids={['b']} />)

  expect(focused()).toBe('Remove b')
})

test('an added item does not take focus', () => {
  const { rerender } = render(<List ids={['a']} />)
  rerender(<List ids={['a', 'b']} />)
  expect(document.activeElement).toBe(document.body)
})

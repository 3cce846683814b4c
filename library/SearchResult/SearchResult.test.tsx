import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { marked } from './marked.ts'
import { SearchResult } from './SearchResult.tsx'

afterEach(cleanup)

test('the words of the query are marked anywhere and in any letter case', () => {
  expect(marked('Музей и музеи', 'музе')).toEqual([
    { text: 'Музе', isMatch: true },
    { text: 'й и ', isMatch: false },
    { text: 'музе', isMatch: true },
    { text: 'и', isMatch: false },
  ])
})

test('special characters in the query are literal', () => {
  expect(marked('a+b', '.*')).toEqual([{ text: 'a+b', isMatch: false }])
})

test('marks do not change the name of the link', () => {
  render(<SearchResult href="/locations/7" title="Музей Природы" query="музей" />)

  expect(screen.getByRole('link', { name: 'Музей Природы' })).toBeTruthy()
})

test('a result with only a title renders no empty boxes', () => {
  const ref = createRef<HTMLElement>()
  render(<SearchResult ref={ref} href="#" title="Roads" />)

  expect(ref.current).toBe(screen.getByRole('article'))
  expect(
    [...screen.getByRole('article').querySelectorAll('*')].filter(({ textContent }) => textContent === ''),
  ).toEqual([])
})

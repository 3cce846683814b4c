import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { LanguageProvider } from '../messages/language.tsx'
import { pagesShown } from './pages.ts'
import { Pagination } from './Pagination.tsx'

afterEach(cleanup)

const hrefFor = (page: number) => `?page=${page}`

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 8, [1, 2, 'gap', 8]],
  [4, 8, [1, 2, 3, 4, 5, 'gap', 8]],
  [12, 24, [1, 'gap', 11, 12, 13, 'gap', 24]],
  [8, 8, [1, 'gap', 7, 8]],
  [1, 2, [1, 2]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 8, [1, 'gap', 4, 5, 6, 7, 8]],
  [500_000, 1_000_000, [1, 'gap', 499_999, 500_000, 500_001, 'gap', 1_000_000]],
])('page %i of %i shows its neighbours and both ends, and no gap of one page', (page, pageCount, shown) => {
  expect(pagesShown(page, pageCount)).toEqual(shown)
})

test('pages are plain links, and the current one says so', () => {
  render(<Pagination page={2} pageCount={3} hrefFor={hrefFor} />)

  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2')
  expect(screen.getByRole('link', { name: 'Страница 3' }).getAttribute('href')).toBe('?page=3')
  expect(screen.getByRole('link', { name: 'Следующая страница' }).getAttribute('rel')).toBe('next')
})

test('the first page has no link to a previous page', () => {
  render(<Pagination page={1} pageCount={3} hrefFor={hrefFor} />)

  expect(screen.queryByRole('link', { name: 'Предыдущая страница' })).toBeNull()
})

test('a single page needs no pagination', () => {
  const { container } = render(<Pagination page={1} pageCount={1} hrefFor={hrefFor} />)

  expect(container.innerHTML).toBe('')
})

test('the last page has no link to a next page', () => {
  render(<Pagination page={3} pageCount={3} hrefFor={hrefFor} />)

  expect(screen.queryByRole('link', { name: 'Следующая страница' })).toBeNull()
})

test('every page has a name, in a named landmark', () => {
  const ref = createRef<HTMLElement>()
  render(
    <LanguageProvider language="en">
      <Pagination ref={ref} page={2} pageCount={3} hrefFor={hrefFor} />
    </LanguageProvider>,
  )

  expect(ref.current).toBe(screen.getByRole('navigation', { name: 'Pages' }))
  const names = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))
  expect(names).toEqual(['Previous page', 'Page 1', 'Page 2', 'Page 3', 'Next page'])
})

test('the keyboard goes through the pages in their order', async () => {
  render(<Pagination page={1} pageCount={3} hrefFor={hrefFor} />)

  const stops: (string | null | undefined)[] = []
  for (let press = 0; press < 4; press++) {
    await userEvent.tab()
    stops.push(document.activeElement?.getAttribute('aria-label'))
  }

  expect(stops).toEqual(['Страница 1', 'Страница 2', 'Страница 3', 'Следующая страница'])
})

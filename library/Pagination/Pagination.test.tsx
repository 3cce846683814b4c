import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
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
])('page %i of %i shows its neighbours and both ends, and no gap of one page', (page, pageCount, shown) => {
  expect(pagesShown(page, pageCount)).toEqual(shown)
})

test('pages are plain links, and the current one says so', () => {
  render(<Pagination page={2} pageCount={3} hrefFor={hrefFor} />)

  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2')
  expect(screen.getByRole('link', { name: 'Страница 3' }).getAttribute('href')).toBe('?page=3')
  expect(screen.getByRole('link', { name: 'Следующая страница' }).getAttribute('rel')).toBe('next')
})

test('the first page has nothing before it', () => {
  render(<Pagination page={1} pageCount={3} hrefFor={hrefFor} />)

  expect(screen.queryByRole('link', { name: 'Предыдущая страница' })).toBeNull()
})

test('one page needs no pages', () => {
  const { container } = render(<Pagination page={1} pageCount={1} hrefFor={hrefFor} />)

  expect(container.innerHTML).toBe('')
})

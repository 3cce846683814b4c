import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Breadcrumbs } from './Breadcrumbs.tsx'

afterEach(cleanup)

test('parents are links and the page itself is not', () => {
  render(<Breadcrumbs parents={[{ title: 'Home', href: '/' }]} current="Museum" />)

  expect(screen.getByRole('navigation', { name: 'Вы здесь' })).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home'])
  expect(screen.getByText('Museum').getAttribute('aria-current')).toBe('page')
})

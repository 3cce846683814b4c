import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { LanguageProvider } from '../messages/language.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

afterEach(cleanup)

const parents = [
  { title: 'Home', href: '/' },
  { title: 'Places', href: '/locations' },
]

test('parents are links and the page itself is not', () => {
  render(<Breadcrumbs parents={parents} current="Museum" />)

  const path = within(screen.getByRole('navigation', { name: 'Вы здесь' }))
  expect(path.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Places'])
  expect(path.getByText('Museum').getAttribute('aria-current')).toBe('page')
  expect(path.getAllByRole('listitem')).toHaveLength(3)
})

test('only one item is marked as current', () => {
  const { container } = render(<Breadcrumbs parents={parents} current="Museum" />)

  expect(container.querySelectorAll('[aria-current]')).toHaveLength(1)
})

test('the keyboard reaches only the parents', async () => {
  render(<Breadcrumbs parents={parents} current="Museum" />)

  const stops: (string | null | undefined)[] = []
  for (let press = 0; press < 3; press++) {
    await userEvent.tab()
    stops.push(document.activeElement === document.body ? null : document.activeElement?.textContent)
  }

  expect(stops).toEqual(['Home', 'Places', null])
})

test('without parents only the page is shown', () => {
  render(<Breadcrumbs parents={[]} current="Home" />)

  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('its name is in the language of the page, and the ref is its root', () => {
  const ref = createRef<HTMLElement>()
  render(
    <LanguageProvider language="en">
      <Breadcrumbs ref={ref} parents={parents} current="Museum" />
    </LanguageProvider>,
  )

  expect(ref.current).toBe(screen.getByRole('navigation', { name: 'You are here' }))
})

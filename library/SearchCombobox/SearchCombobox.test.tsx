import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { SearchCombobox } from './SearchCombobox.tsx'
import { announced, field, list, reach, ready, Searching, status } from './testing/searching.tsx'

// Compiled before the clock of a test runs.
beforeAll(() => import('./SearchMenu.tsx'))
afterEach(cleanup)

test('nothing is shown until a character that is not blank is typed', async () => {
  render(<Searching />)

  await userEvent.type(field(), '  ')
  await reach()
  expect(list()).toBeNull()
  await userEvent.type(field(), 'm')

  expect(list()).toBeTruthy()
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(field().getAttribute('aria-controls')).toBe(list()?.id)
})

test('a suggestion shows its title, description and link, and is a link', async () => {
  render(<Searching text="mus" isOpen />)

  const option = await screen.findByRole('option', { name: /Museum of Nature/ })
  expect(option.textContent).toBe('Museum of Nature Museum, Surgut #museum')
  expect(option.getAttribute('href')).toBe('#museum')
  expect(option.querySelector('mark')?.textContent).toBe('Mus')
  await announced('2 options available.')
})

test('a failed search says so instead of "nothing found", and can be repeated by keyboard', async () => {
  let retries = 0
  render(<Searching text="mus" isOpen menu={{ kind: 'failed' }} onRetry={() => (retries += 1)} />)
  await reach()

  await screen.findByRole('button', { name: 'Try again' })
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')

  expect(retries).toBe(1)
  expect(document.activeElement).toBe(field())
  expect(field().getAttribute('aria-expanded')).toBe('false')
  expect(status()).toBe('The search failed. The suggestions could not be loaded. Try again, or press Enter.')
  expect(document.body.textContent).not.toContain('Nothing found')
})

test('suggestions of one group are together under its name, the group of the best one first, in the order of the arrows', async () => {
  const grouped = [
    { title: 'Museum', description: 'Museum · Surgut', link: '#1', group: 'Places', path: 'Places › Museum' },
    { title: 'Museum night', description: 'Event', link: '#2', group: 'Events' },
    { title: 'Museum of oil', description: 'Museum · Uray', link: '#3', group: 'Places', picture: '/1.svg' },
  ]
  render(<Searching text="mus" isOpen menu={{ kind: 'ready', suggestions: grouped }} />)
  act(() => field().focus())

  const places = await screen.findByRole('group', { name: 'Places' })
  expect(screen.getAllByRole('group').map((group) => group.querySelectorAll('[role=option]').length)).toEqual([2, 1])
  expect(screen.getAllByRole('option').map((option) => option.getAttribute('href'))).toEqual(['#1', '#3', '#2'])
  expect(places.textContent).toContain('Places › Museum')
  expect(places.querySelector('img')?.getAttribute('src')).toBe('/1.svg')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.querySelector('[data-active]')?.getAttribute('href')).toBe('#3')
})

test('a button submits the search for all results', async () => {
  const submitted: string[] = []
  render(<Searching text="Mus" isOpen onSubmit={(text) => submitted.push(text)} />)

  await userEvent.click(await screen.findByRole('button', { name: 'All results for “Mus”' }))

  expect(submitted).toEqual(['mus'])
})

test('nothing is shown under a blank text, even if it is open', async () => {
  render(<Searching text="  " isOpen />)
  await reach()

  expect(list()).toBeNull()
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

test('if it is uncontrolled, it keeps its text and the state of its menu', async () => {
  const ref = createRef<HTMLInputElement>()
  const texts: string[] = []
  render(
    <SearchCombobox
      ref={ref}
      defaultValue="m"
      menu={ready}
      onChange={(text) => texts.push(text)}
      messages={{ label: 'Search the portal' }}
    />,
  )

  await userEvent.type(field(), 'u')

  expect([ref.current, field().value, texts]).toEqual([field(), 'mu', ['mu']])
  expect(await screen.findByRole('listbox')).toBeTruthy()
})

test('leaving the search closes the menu; its own button does not', async () => {
  render(<Searching text="mus" isOpen />)
  await reach()

  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear' }))
  expect(list()).toBeTruthy()
  await userEvent.click(screen.getByText('Elsewhere'))

  expect(list()).toBeNull()
})

test('clearing leaves focus in the field', async () => {
  render(<Searching text="mus" isOpen />)

  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }))

  expect(field().value).toBe('')
  expect(document.activeElement).toBe(field())
})

test('while suggestions load there are at least 4 placeholders, and an announcement', async () => {
  render(<Searching menu={{ kind: 'loading' }} text="mus" isOpen />)

  expect((await screen.findByRole('listbox')).getAttribute('aria-busy')).toBe('true')
  expect(list()?.children.length).toBeGreaterThanOrEqual(4)
  expect(status()).toBe('Searching')
})

test('without results there is no list, and a message is shown and announced', async () => {
  render(<Searching menu={{ kind: 'empty' }} text="mus" isOpen />)

  await waitFor(() => expect(screen.getAllByText('Nothing found')).toHaveLength(2))
  expect(status()).toBe('Nothing found')
  expect(list()).toBeNull()
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

test('after closing the fading results are visible but cannot be reached', async () => {
  const { container } = render(<Searching menu={{ ...ready, isFading: true }} text="mus" isOpen />)
  await screen.findByRole('listbox')
  await reach()

  await userEvent.keyboard('{Escape}')

  expect(container.querySelector('[data-fading]')?.hasAttribute('inert')).toBe(true)
  expect(field().getAttribute('aria-expanded')).toBe('false')
  expect(status()).toBe('')
})

test('without JavaScript it is a form that submits to /q', () => {
  render(<Searching />)

  const form = screen.getByRole<HTMLFormElement>('search')
  expect([form.method, form.getAttribute('action'), field().name]).toEqual(['get', '/q', 'q'])
})

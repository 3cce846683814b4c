import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInForm } from '../Button/testing/submitters.tsx'
import { Menu, type MenuOption } from './Menu.tsx'

afterEach(cleanup)

const account: readonly MenuOption[] = [
  { key: 'tracks', title: 'My tracks', href: '#tracks' },
  { key: 'tickets', title: 'Tickets', href: '#tickets' },
  { key: 'out', title: 'Sign out', name: 'sign_out', value: '1' },
]
function show(options = account) {
  return renderInForm(
    <>
      <Menu label="Account" options={options}>
        Anna
      </Menu>
      <a href="#after">After</a>
    </>,
  )
}
const button = () => screen.getByText('Anna', { selector: 'summary' })
const isOpen = () => button().closest('details')?.open
const focused = () => document.activeElement?.textContent
const enter = async (key = '{ArrowDown}') => {
  act(() => button().focus())
  await userEvent.keyboard(key)
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toMatch(/^menuitem/))
}

test('before its behaviour loads it is a disclosure with links and a button', () => {
  show()

  expect(screen.queryByRole('menu')).toBeNull()
  expect([...document.querySelectorAll('details a, details button')].map(({ textContent }) => textContent)).toEqual([
    'My tracks',
    'Tickets',
    'Sign out',
  ])
})

test.each([
  ['{ArrowDown}', 'My tracks'],
  ['{ArrowUp}', 'Sign out'],
])('%s on the button opens the menu on %s, even if it was pressed before the menu had loaded', async (key, option) => {
  show()
  await enter(key)

  expect([focused(), button().getAttribute('aria-haspopup')]).toEqual([option, 'menu'])
})

/** Without a pause, in which the menu could come. */
const pressAtOnce = (...keys: string[]) => {
  act(() => button().focus())
  for (const key of keys) fireEvent.keyDown(button(), { key })
  expect(screen.queryByRole('menu')).toBeNull()
}

test.each([
  [['ArrowDown', 'ArrowDown'], 'Tickets'],
  [['ArrowUp', 'ArrowUp', 'ArrowUp'], 'My tracks'],
  [['ArrowDown', 'End'], 'Sign out'],
  [['ArrowDown', 'End', 'Home', 'ArrowDown'], 'Tickets'],
  [['ArrowDown', 's', 'i'], 'Sign out'],
])('%s pressed before the menu came lead to %s', async (keys, option) => {
  show()

  pressAtOnce(...keys)

  await waitFor(() => expect(focused()).toBe(option))
})

test.each(['Enter', ' '])('«%s» pressed before the menu came chooses what the keys before it led to', async (key) => {
  const submitted = show()

  pressAtOnce('ArrowUp', key)

  await waitFor(() => expect(submitted).toEqual([['sign_out', '1']]))
  expect([isOpen(), document.activeElement]).toEqual([false, button()])
})

test('Enter that is kept pressed opens the menu, and chooses nothing when it comes', async () => {
  show()
  act(() => button().focus())
  fireEvent.click(button())
  fireEvent(button().parentElement ?? document, new Event('toggle'))
  fireEvent.keyDown(button(), { key: 'Enter', repeat: true })
  expect(screen.queryByRole('menu')).toBeNull()

  await waitFor(() => expect(focused()).toBe('My tracks'))
  for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
  expect([isOpen(), focused()]).toEqual([true, 'My tracks'])
})

test('the plain links stay while the pointer is on them, unless a key is pressed', async () => {
  show()
  const panel = button().nextElementSibling ?? document.body
  vi.spyOn(panel, 'matches').mockImplementation((selector) => selector === ':hover')
  const link = screen.getByRole('link', { name: 'My tracks' })
  act(() => button().focus())
  fireEvent.click(button())
  fireEvent(button().parentElement ?? document, new Event('toggle'))
  await act(() => vi.dynamicImportSettled())
  expect(link.isConnected).toBe(true)

  fireEvent.keyDown(button(), { key: 'ArrowDown' })
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeNull())
})

test('a letter on the button of a menu that was closed before it came opens nothing', () => {
  show()
  const details = button().closest('details')

  pressAtOnce('ArrowDown')
  if (details) details.open = false

  expect(fireEvent.keyDown(button(), { key: 's' })).toBe(true)
  expect(isOpen()).toBe(false)
})

test('a shortcut of the browser is its own before the menu has come', () => {
  show()

  pressAtOnce('ArrowDown')

  expect(fireEvent.keyDown(button(), { key: 'r', ctrlKey: true })).toBe(true)
})

test('Escape before the menu has come gives up the keys before it', async () => {
  show()

  pressAtOnce('ArrowDown', 'ArrowDown', 'Escape')

  await waitFor(() => expect(button().getAttribute('aria-haspopup')).toBe('menu'))
  expect([isOpen(), document.activeElement]).toEqual([false, button()])
})

test('Tab before the menu has come goes to the plain links', async () => {
  show()
  const link = screen.getByRole('link', { name: 'My tracks' })

  pressAtOnce('ArrowDown', 'ArrowDown', 'Tab')
  act(() => link.focus())
  await act(() => vi.dynamicImportSettled())

  expect([isOpen(), document.activeElement]).toEqual([true, link])
})

test('a press of the button moves focus into the menu, even before the menu has loaded', async () => {
  show()

  await userEvent.click(button())

  await waitFor(() => expect(focused()).toBe('My tracks'))
})

test('arrows cycle, Home and End go to the ends, letters to the name that begins with them', async () => {
  show()
  await enter()

  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe('Sign out')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(focused()).toBe('Tickets')
  await userEvent.keyboard('{End}')
  expect(focused()).toBe('Sign out')
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe('My tracks')
  await userEvent.keyboard('si')
  expect(focused()).toBe('Sign out')
})

test('Escape closes the menu and returns focus to the button', async () => {
  show()
  await enter()

  await userEvent.keyboard('{Escape}')

  expect([isOpen(), document.activeElement]).toEqual([false, button()])
})

test('Tab closes the menu and moves on', async () => {
  show()
  await enter()

  await userEvent.tab()

  expect([isOpen(), focused()]).toEqual([false, 'After'])
})

test.each(['{Enter}', ' '])('«%s» on a button submits the form with it, and closes the menu', async (key) => {
  const submitted = show()
  await enter('{ArrowUp}')

  await userEvent.keyboard(key)

  expect([submitted, isOpen(), document.activeElement]).toEqual([[['sign_out', '1']], false, button()])
})

test('the application receives the click on a link, as for any other link', async () => {
  const followed: string[] = []
  const hear = (event: MouseEvent) => {
    if (event.target instanceof Element && !event.defaultPrevented) followed.push(event.target.closest('a')?.hash ?? '')
  }
  document.addEventListener('click', hear)
  show()
  await enter()

  await userEvent.keyboard('{Enter}')
  document.removeEventListener('click', hear)

  expect([followed, isOpen()]).toEqual([['#tracks'], false])
})

test('if any option is checked, the options are a single choice', async () => {
  show([
    { key: 'name', title: 'By name', name: 'sort', value: 'name', isChecked: false },
    { key: 'price', title: 'By price', name: 'sort', value: 'price', isChecked: true },
  ])
  await enter()

  expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('By price')
  expect(focused()).toBe('By price')
})

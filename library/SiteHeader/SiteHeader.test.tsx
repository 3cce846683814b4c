import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { LanguageProvider } from '../messages/language.tsx'
import { SearchCombobox } from '../SearchCombobox/SearchCombobox.tsx'
import { TerritoryPicker } from '../TerritoryPicker/TerritoryPicker.tsx'
import { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx'

afterEach(cleanup)

const aHeader: SiteHeaderProps = {
  brand: <a href="/">Tropa</a>,
  menu: [
    { title: 'Tours', href: '/tours' },
    { title: 'Services', href: '/products', children: [{ title: 'Hotels', href: '/hotels' }] },
    {
      title: 'About',
      href: '/about',
      children: [{ title: 'On the way', href: '/way', children: [{ title: 'By train', href: '/train' }] }],
    },
  ],
  leadingLinks: [{ title: 'Low vision', href: '?reading=low-vision' }],
  utilityLinks: [{ title: 'Login as an organization', href: 'https://cabinet.example' }],
  accountLinks: [
    { title: 'Sign in', href: '/login' },
    { title: 'Sign up', href: '/registration' },
  ],
  search: <input aria-label="Search field" />,
  track: <a href="/my_tracks">My track</a>,
}
const inEnglish = (header: ReactNode) => <LanguageProvider language="en">{header}</LanguageProvider>
const show = (props: Partial<SiteHeaderProps> = {}) => render(inEnglish(<SiteHeader {...aHeader} {...props} />))
/** The menus of the wide header; the drawer contains the same ones. */
const wideMenu = () => within(screen.getAllByRole('navigation', { name: 'Menu' })[0] ?? document.body)
const menuOf = (title: string) => wideMenu().getByText(title, { selector: 'summary' }).closest('details')
const drawer = () => screen.getByLabelText('Menu', { selector: 'summary' }).closest('details')

test('an item without a menu is a link; one with a menu opens it', async () => {
  show()

  expect(wideMenu().getByRole('link', { name: 'Tours' }).getAttribute('href')).toBe('/tours')
  await userEvent.click(wideMenu().getByText('Services', { selector: 'summary' }))

  expect(menuOf('Services')?.open).toBe(true)
  expect(wideMenu().getByRole('link', { name: 'Hotels' })).toBeTruthy()
})

test('an open menu also links to the page of its title', async () => {
  show()
  await userEvent.click(wideMenu().getByText('Services', { selector: 'summary' }))

  expect(wideMenu().getByRole('link', { name: 'Services' }).getAttribute('href')).toBe('/products')
})

test('opening one menu closes the other', async () => {
  show()

  await userEvent.click(wideMenu().getByText('Services', { selector: 'summary' }))
  await userEvent.click(wideMenu().getByText('About', { selector: 'summary' }))

  expect(menuOf('Services')?.open).toBe(false)
  expect(menuOf('About')?.open).toBe(true)
})

test('Escape closes the menu and returns focus to its title', async () => {
  show()
  await userEvent.click(wideMenu().getByText('Services', { selector: 'summary' }))
  await userEvent.tab()

  await userEvent.keyboard('{Escape}')

  expect(menuOf('Services')?.open).toBe(false)
  expect(document.activeElement?.textContent).toBe('Services')
})

test('groups of a menu have their titles', async () => {
  show()
  await userEvent.click(wideMenu().getByText('About', { selector: 'summary' }))

  expect(
    within(wideMenu().getByRole('list', { name: 'On the way' })).getByRole('link', { name: 'By train' }),
  ).toBeTruthy()
})

test('opening and closing of menus is reported', async () => {
  const changes: boolean[] = []
  show({ onMenuOpenChange: (isOpen) => changes.push(isOpen) })

  await userEvent.click(wideMenu().getByText('Services', { selector: 'summary' }))
  await userEvent.keyboard('{Escape}')

  await expect.poll(() => changes).toEqual([true, false])
})

test('the current page is marked', () => {
  show({ currentPath: '/tours/7' })

  expect(wideMenu().getByRole('link', { name: 'Tours' }).getAttribute('aria-current')).toBe('true')
})

test('a page within a menu is marked there, and in the drawer', async () => {
  show({ currentPath: '/hotels' })
  await userEvent.click(wideMenu().getByText('Services', { selector: 'summary' }))

  expect(wideMenu().getByRole('link', { name: 'Hotels' }).getAttribute('aria-current')).toBe('page')
  await userEvent.click(screen.getByLabelText('Menu', { selector: 'summary' }))
  expect(
    within(drawer() ?? document.body)
      .getByText('Hotels')
      .getAttribute('aria-current'),
  ).toBe('page')
})

test('an open menu closes when the keyboard leaves it', async () => {
  show()
  await userEvent.click(wideMenu().getByText('About', { selector: 'summary' }))

  while (menuOf('About')?.contains(document.activeElement)) await userEvent.tab()

  expect(menuOf('About')?.open).toBe(false)
})

test('focus anywhere in it is reported, so that the row does not hide', async () => {
  const calls: string[] = []
  show({ onFocus: () => calls.push('focus'), onBlur: () => calls.push('blur') })

  const [link] = screen.getAllByRole('link', { name: 'Low vision' })
  link?.focus()
  link?.blur()

  expect(calls).toEqual(['focus', 'blur'])
})

test('it is the banner of the page, its menus have names, and the ref is its root', () => {
  const ref = createRef<HTMLElement>()
  show({ ref })

  expect(ref.current).toBe(screen.getByRole('banner'))
  expect(screen.getAllByRole('navigation').map((menu) => menu.getAttribute('aria-label'))).not.toContain(null)
})

test('the drawer contains the menus, the account and the other links', async () => {
  show()

  await userEvent.click(screen.getByLabelText('Menu', { selector: 'summary' }))

  expect(drawer()?.open).toBe(true)
  const names = within(drawer() ?? document.body)
    .getAllByRole('link')
    .map(({ textContent }) => textContent?.trim())
  expect(names).toEqual([
    'Tours',
    'Services',
    'Hotels',
    'About',
    'By train',
    'Sign in',
    'Sign up',
    'Login as an organization',
    'Low vision',
  ])
})

test('without JavaScript the search button opens the search page', () => {
  show()

  // One in the main row and one in a phone's bar; a window shows only one of them.
  expect(screen.getAllByRole('link', { name: 'Search' }).map((link) => link.getAttribute('href'))).toEqual(['/q', '/q'])
})

test.each([
  ['the main row', 0],
  ['the bar of a phone', 1],
])('the search mode takes focus from %s and returns it on Cancel and on Escape', async (_, place) => {
  function Searching() {
    const [isSearching, setIsSearching] = useState(false)
    return inEnglish(<SiteHeader {...aHeader} isSearching={isSearching} onSearchingChange={setIsSearching} />)
  }
  render(<Searching />)
  const button = screen.getAllByRole('link', { name: 'Search' })[place] ?? document.body

  for (const leave of [
    () => userEvent.click(screen.getByRole('button', { name: 'Cancel' })),
    () => userEvent.keyboard('{Escape}'),
  ]) {
    await userEvent.click(button)
    expect(document.activeElement).toBe(screen.getByLabelText('Search field'))
    await leave()
    expect(document.activeElement).toBe(button)
  }
})

test('the first account link is in the main row, the others are in the row above', () => {
  const { container } = show()

  const above = within(container.querySelector<HTMLElement>('header > div') ?? document.body)
  expect(above.queryByRole('link', { name: 'Sign in' })).toBeNull()
  expect(above.getByRole('link', { name: 'Sign up' })).toBeTruthy()
})

test('attributes for the styles say whether it is hidden and whether it is in the flow', () => {
  const { container } = show({ isHidden: true, isHeaderInFlow: true })

  expect(container.querySelector('[data-hidden][data-in-flow]')).toBeTruthy()
})

test('hydration takes over the HTML of the server unchanged', () => {
  const complaints = vi.spyOn(console, 'error')
  const whole = inEnglish(
    <SiteHeader
      {...aHeader}
      search={
        <SearchCombobox value="" onChange={() => {}} menu={{ kind: 'closed' }} isOpen={false} onOpenChange={() => {}} />
      }
      territory={<TerritoryPicker territories={[{ id: 1, title: 'Surgut' }]} selectedId={1} action="/preferences" />}
    />,
  )
  const page = document.createElement('div')
  page.innerHTML = renderToString(whole)
  const sent = page.innerHTML

  document.body.append(page)
  render(whole, { container: page, hydrate: true })

  expect(page.innerHTML).toBe(sent)
  expect(sent).not.toContain('style=')
  expect(complaints).not.toHaveBeenCalled()
})

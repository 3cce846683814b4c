import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Tabs, type Tab, type TabsProps } from './Tabs.tsx'

afterEach(cleanup)

const profile: Tab = { id: 'profile', label: 'Profile', panel: <p>Name and phone</p> }
const tickets: Tab = { id: 'tickets', label: 'Tickets', count: 3, panel: <p>Three tickets</p> }
const family: Tab = { id: 'family', label: 'Family', panel: <p>Two children</p> }
const linked = (tab: Tab): Tab => ({ ...tab, href: `?tab=${tab.id}` })

function show(props: Partial<TabsProps> = {}) {
  const chosen: string[] = []
  render(
    <Tabs
      label="My profile"
      tabs={[profile, tickets, family]}
      onSelectionChange={(id) => chosen.push(id)}
      {...props}
    />,
  )
  return chosen
}
const selected = () => screen.getByRole('tab', { selected: true }).textContent
const focused = () => document.activeElement?.textContent

test('the list of tabs has a name; the chosen tab controls the panel and names it', () => {
  show({ defaultSelectedId: 'tickets' })

  expect(screen.getByRole('tablist', { name: 'My profile' })).toBeTruthy()
  const panel = screen.getByRole('tabpanel', { name: 'Tickets 3' })
  expect(panel.textContent).toBe('Three tickets')
  expect(screen.getByRole('tab', { name: 'Tickets 3', selected: true }).getAttribute('aria-controls')).toBe(panel.id)
})

test('the first tab is chosen if none or an unknown one is', () => {
  show({ selectedId: 'gone' })

  expect(selected()).toBe('Profile')
})

test('Tab reaches one of the tabs, and then the panel', async () => {
  const user = userEvent.setup()
  show({ defaultSelectedId: 'tickets' })

  await user.tab()
  expect(focused()).toBe('Tickets 3')
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
})

test('on a right-to-left page the left arrow goes to the next tab', async () => {
  const user = userEvent.setup()
  document.documentElement.style.direction = 'rtl'
  const chosen = show()

  await user.tab()
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}')
  document.documentElement.removeAttribute('style')

  expect(chosen).toEqual(['tickets', 'family', 'tickets'])
})

test('arrows cycle and open tabs at once, Home and End go to the ends', async () => {
  const user = userEvent.setup()
  const chosen = show()

  await user.tab()
  await user.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}{End}{Home}')

  expect(chosen).toEqual(['family', 'profile', 'tickets', 'family', 'profile'])
  expect([focused(), selected()]).toEqual(['Profile', 'Profile'])
})

test('a disabled tab is skipped', async () => {
  const user = userEvent.setup()
  const chosen = show({ tabs: [profile, { ...tickets, isDisabled: true }, family] })

  await user.tab()
  await user.keyboard('{ArrowRight}')
  await user.click(screen.getByRole('tab', { name: 'Tickets 3' }))

  expect(chosen).toEqual(['family'])
})

test('if it is controlled, it shows the tab of its property', async () => {
  const chosen = show({ selectedId: 'profile' })

  await userEvent.click(screen.getByRole('tab', { name: 'Family' }))

  expect([chosen, selected()]).toEqual([['family'], 'Profile'])
})

test('a tab that is a link opens in place by click and Space, and in another window like any link', async () => {
  const user = userEvent.setup()
  const chosen = show({ tabs: [profile, tickets, family].map(linked) })
  const link = screen.getByRole('tab', { name: 'Family' })

  expect(link.getAttribute('href')).toBe('?tab=family')
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
  expect(fireEvent.click(link)).toBe(false)
  screen.getByRole('tab', { name: 'Tickets 3' }).focus()
  await user.keyboard(' ')

  expect(chosen).toEqual(['family', 'tickets'])
})

test('without a handler a link goes to its address', () => {
  render(<Tabs label="My profile" tabs={[profile, family].map(linked)} selectedId="profile" />)

  expect(fireEvent.click(screen.getByRole('tab', { name: 'Family' }))).toBe(true)
})

test('in the HTML of the server Tab reaches every link, and the chosen panel is there', () => {
  const html = renderToString(
    <Tabs label="My profile" tabs={[profile, tickets].map(linked)} defaultSelectedId="tickets" />,
  )

  expect(html).not.toContain('tabindex="-1"')
  expect(html).toContain('Three tickets')
})

test('the ref is its root', () => {
  const ref = createRef<HTMLDivElement>()
  render(<Tabs ref={ref} label="My profile" tabs={[profile]} />)

  expect(ref.current?.contains(screen.getByRole('tablist'))).toBe(true)
})

import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { LanguageProvider } from '../messages/language.tsx'
import { TerritoryPicker, type TerritoryPickerProps } from './TerritoryPicker.tsx'

// Compiled before the clock of a test runs.
beforeAll(() => import('./TerritoryList.tsx'))
afterEach(cleanup)

const titles = ['Surgut', 'Nyagan', 'Uray', 'Beloyarsky', 'Kogalym']
const aPicker = (props: Partial<TerritoryPickerProps> = {}): TerritoryPickerProps => ({
  territories: titles.map((title, index) => ({ id: index + 1, title })),
  pinnedIds: [2, 1],
  selectedId: null,
  action: '/preferences',
  ...props,
})
const show = (props: Partial<TerritoryPickerProps> = {}) =>
  render(
    <LanguageProvider language="en">
      <TerritoryPicker {...aPicker(props)} />
      <button type="button">Elsewhere</button>
    </LanguageProvider>,
  )
const pill = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
/** Focuses 'More' and waits until its list has loaded. */
const enter = async (name: string) => {
  screen.getByText(name, { selector: 'summary' }).focus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('option'))
}
const focused = () => document.activeElement?.textContent

test('pinned territories are pills, in their order, after the whole region', () => {
  const { container } = show({ allLabel: 'All cities of the region' })

  const pills = [...container.querySelectorAll('button')].filter(
    (button) => button.name === 'territory_id' && !button.closest('details'),
  )
  expect(pills.map(({ textContent }) => textContent)).toEqual(['All cities of the region', 'Nyagan', 'Surgut'])
  expect(screen.getByText('3 more')).toBeTruthy()
})

test('choosing a pill reports it, and the whole region is null', async () => {
  const chosen: (number | null)[] = []
  show({ selectedId: 2, onSelectionChange: (id) => chosen.push(id) })

  await userEvent.click(pill('Surgut'))
  await userEvent.click(pill('All cities'))

  expect(chosen).toEqual([1, null])
})

test('choosing a territory behind "More" reports it, closes the list and returns focus', async () => {
  const chosen: (number | null)[] = []
  show({ onSelectionChange: (id) => chosen.push(id) })

  await userEvent.click(screen.getByText('3 more'))
  await userEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'Beloyarsky' }))

  expect(chosen).toEqual([4])
  expect(focused()).toBe('3 more')
  expect(screen.getByText('3 more').closest('details')?.open).toBe(false)
})

/** Scrolls like a browser, which fires the event a frame later. */
const scrollTo = (list: HTMLElement, top: number) => (list.scrollTop = top)

test('a press right after scrolling does not move the list', async () => {
  show()
  await userEvent.click(screen.getByText('3 more'))
  const list = await screen.findByRole('listbox')
  scrollTo(list, 200)

  await userEvent.pointer({
    keys: '[MouseLeft>]',
    target: within(screen.getByRole('listbox')).getByRole('option', { name: 'Kogalym' }),
  })

  expect(focused()).toBe('Kogalym')
  expect(list.scrollTop).toBe(200)
})

test('a list that is rendered again with the same territories keeps its scroll position', async () => {
  const picker = (props: Partial<TerritoryPickerProps> = {}) => (
    <LanguageProvider language="en">
      <TerritoryPicker {...aPicker(props)} />
    </LanguageProvider>
  )
  const { rerender } = render(picker())
  await userEvent.click(screen.getByText('3 more'))
  const list = await screen.findByRole('listbox')
  Object.assign(list, { scrollTo: ({ top = 0 }: ScrollToOptions) => scrollTo(list, top) })
  scrollTo(list, 200)

  rerender(picker())
  expect(list.scrollTop).toBe(200)
  rerender(picker({ territories: [{ id: 9, title: 'Urengoy' }] }))
  expect(list.scrollTop).toBe(0)
})

test('the pill "More" shows a chosen territory', () => {
  show({ selectedId: 4 })

  const summary = screen.getByLabelText('Beloyarsky, 2 more')
  expect(summary.textContent).toBe('Beloyarsky')
  expect(summary.closest('details')?.dataset['selected']).toBe('true')
})

test('arrows, Home and End move through "More"; Escape closes it', async () => {
  show()

  await enter('3 more')
  expect(focused()).toBe('Uray')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(focused()).toBe('Kogalym')
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe('Uray')
  await userEvent.keyboard('{End}{ArrowUp}')
  expect(focused()).toBe('Beloyarsky')
  await userEvent.keyboard('{Escape}')

  expect(focused()).toBe('3 more')
  expect(screen.getByText('3 more').closest('details')?.open).toBe(false)
})

test('keys that were pressed before the list came are answered in it', async () => {
  const chosen: (number | null)[] = []
  show({ onSelectionChange: (id) => chosen.push(id) })
  const more = screen.getByText('3 more')
  act(() => more.focus())

  for (const key of ['ArrowDown', 'ArrowDown', 'b', 'Enter']) fireEvent.keyDown(more, { key })
  expect(screen.queryByRole('listbox')).toBeNull()

  await waitFor(() => expect(chosen).toEqual([4]))
  expect([focused(), more.closest('details')?.open]).toEqual(['3 more', false])
})

test('letters move to the name that begins with them', async () => {
  show({ territories: ['Uray', 'Khanty', 'Kogalym', 'Kondinskoye'].map((title, at) => ({ id: at + 10, title })) })
  await enter('4 more')

  await userEvent.keyboard('kon')
  expect(focused()).toBe('Kondinskoye')
})

test('the down arrow opens the list at the chosen option, and Tab closes it and moves on', async () => {
  show({ selectedId: 4 })
  await enter('Beloyarsky')
  expect(document.activeElement).toBe(
    within(screen.getByRole('listbox')).getByRole('option', { name: 'Beloyarsky', selected: true }),
  )
  await userEvent.tab()

  expect(focused()).toBe('Elsewhere')
  expect(document.querySelector('details')?.open).toBe(false)
})

test('without JavaScript each pill posts its territory, and the whole region posts an empty value', () => {
  show({ selectedId: 1 })

  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Territory' })
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/preferences'])
  expect([pill('Surgut').type, pill('Surgut').name, pill('Surgut').value]).toEqual(['submit', 'territory_id', '1'])
  expect(pill('All cities').value).toBe('')
  expect(pill('Surgut').getAttribute('aria-pressed')).toBe('true')
})

test('if all are pinned, there is no "More"', () => {
  const { container } = show({ pinnedIds: [1, 2, 3, 4, 5] })

  expect(container.querySelector('details')).toBeNull()
})

test('a select of all territories chooses too, if enlarged text leaves no room for pills', async () => {
  const chosen: (number | null)[] = []
  render(<TerritoryPicker {...aPicker({ selectedId: 2, onSelectionChange: (id) => chosen.push(id) })} />)
  const select = screen.getByRole<HTMLSelectElement>('combobox')

  expect(select.value).toBe('2')
  await userEvent.selectOptions(select, '')
  await userEvent.selectOptions(select, '3')

  expect(chosen).toEqual([null, 3])
})

test('without JavaScript that select posts its choice', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<TerritoryPicker {...aPicker({ selectedId: 2 })} />)

  const form = page.querySelector('select')?.form
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', aPicker().action])
  expect(page.querySelector<HTMLSelectElement>('select')?.value).toBe('2')
  expect(form?.querySelector('button')?.type).toBe('submit')
})

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Select } from './dressed.ts'

const districts = [
  'Белоярский район',
  'Берёзовский район',
  'Кондинский район',
  'Нефтеюганский район',
  'Нижневартовский район',
  'Октябрьский район',
  'Советский район',
  'Сургутский район',
  'Ханты-Мансийский район',
]
const options = districts.map((label) => ({ value: label, label }))

const meta = {
  title: 'Controls/Select',
  component: Select,
  args: { label: 'Муниципалитет', placeholder: 'Выберите', options },
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { defaultValue: 'Берёзовский район' } }
export const Hovered: Story = { globals: { pseudo: { hover: ['select'] } } }
export const Focused: Story = { globals: { pseudo: { focusVisible: ['select'] } } }
export const WithHint: Story = { args: { hint: 'Где вы живёте' } }
export const Invalid: Story = { args: { isRequired: true, error: 'Обязательное поле' } }
export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'Кондинский район', hint: 'Сначала выберите, откуда вы' },
}
export const LongWords: Story = {
  args: {
    label: 'Муниципальное образование, в котором вы постоянно зарегистрированы',
    defaultValue: 'long',
    options: [
      { value: 'long', label: 'Городской округ Рентгеноэлектрокардиографическо-Достопримечательнинский' },
      ...options,
    ],
  },
}
/** Tab reaches it. The browser handles its other keys, which a script cannot press. */
export const Tall: Story = {
  args: { size: 'tall' },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole<HTMLSelectElement>('combobox', { name: 'Муниципалитет' })
    await userEvent.tab()
    await expect(document.activeElement).toBe(select)
    await userEvent.selectOptions(select, 'Кондинский район')
    await expect(select.value).toBe('Кондинский район')
  },
}

const search = (canvas: HTMLElement) => within(canvas).getByRole('combobox', { name: /Найти в списке/ })
const openSearch = async (canvas: HTMLElement) => {
  const select = within(canvas).getByRole('combobox', { name: 'Муниципалитет' })
  select.focus()
  await waitFor(() => expect(select).toHaveAttribute('aria-expanded', 'false'))
  await userEvent.keyboard(' ')
  await waitFor(() => expect(search(canvas)).toHaveFocus())
}
/** Room for the list below the field. */
const tall: Story['decorators'] = [(Story) => <div style={{ minBlockSize: '24rem' }}>{Story()}</div>]

/** While closed it is the same `<select>`. */
export const Searchable: Story = { args: { isSearchable: true, hint: 'Начните печатать название' } }
export const SearchOpen: Story = {
  args: { isSearchable: true, defaultValue: 'Берёзовский район' },
  decorators: tall,
  play: ({ canvasElement }) => openSearch(canvasElement),
}
export const SearchNothingFound: Story = {
  args: { isSearchable: true },
  decorators: tall,
  play: async ({ canvasElement }) => {
    await openSearch(canvasElement)
    await userEvent.keyboard('мск')
    await expect(await within(canvasElement).findByText('Ничего не найдено', { selector: 'p' })).toBeVisible()
  },
}
export const SearchInvalid: Story = { args: { isSearchable: true, isRequired: true, error: 'Обязательное поле' } }
export const SearchDisabled: Story = {
  args: { isSearchable: true, isDisabled: true, defaultValue: 'Кондинский район' },
}
/** Of 10,000 options only the visible ones are rendered. */
export const SearchFarTooMany: Story = {
  args: {
    isSearchable: true,
    size: 'tall',
    options: Array.from({ length: 10_000 }, (_, at) => ({ value: `${at}`, label: `Посёлок ${at + 1}` })),
  },
  decorators: tall,
  play: async ({ canvasElement }) => {
    await openSearch(canvasElement)
    await userEvent.keyboard('{ArrowUp}')
    // Not by its computed role, because the native select has 10,000 options too.
    const options = () => [...canvasElement.querySelectorAll('[role=option]')]
    await waitFor(() => expect(options().at(-1)).toHaveTextContent('Посёлок 10000'))
    await expect(options().at(-1)).toBeVisible()
    await expect(options().length).toBeLessThan(40)
  },
}
export const SearchByKeyboard: Story = {
  args: { isSearchable: true },
  decorators: tall,
  play: async ({ canvasElement }) => {
    await openSearch(canvasElement)
    await userEvent.keyboard('берез{ArrowDown}{Enter}')
    const select = within(canvasElement).getByRole('combobox', { name: 'Муниципалитет' })
    await expect(select).toHaveFocus()
    await expect(select).toHaveValue('Берёзовский район')
  },
}

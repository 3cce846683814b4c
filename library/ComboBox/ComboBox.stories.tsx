import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ComboBox } from './dressed.ts'

const towns = [
  'Ханты-Мансийск',
  'Сургут',
  'Нижневартовск',
  'Берёзово',
  'Белоярский',
  'Когалым',
  'Нефтеюганск',
  'Нягань',
  'Урай',
  'Югорск',
]
const villages = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ value: `${at}`, label: `Посёлок ${at + 1}` }))

const meta = {
  title: 'Controls/ComboBox',
  component: ComboBox,
  args: {
    label: 'Откуда едете',
    placeholder: 'Начните печатать',
    options: towns.map((label) => ({ value: label, label })),
  },
  decorators: [(Story) => <div style={{ minBlockSize: '24rem', maxInlineSize: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof ComboBox>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { hint: 'Город или посёлок' } }
export const Hovered: Story = { globals: { pseudo: { hover: true } } }
export const Open: Story = { args: { defaultOpen: true, defaultValue: 'Сургут' } }
export const Invalid: Story = { args: { isRequired: true, error: 'Выберите город из списка' } }
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Урай' } }
export const Described: Story = {
  args: {
    defaultOpen: true,
    listHeight: 'tall',
    defaultValue: '2',
    options: [
      { value: '1', label: 'Сургут', description: 'Город, 420 тысяч жителей' },
      { value: '2', label: 'Сургутский район', description: 'Район на берегах Оби' },
      {
        value: '3',
        label: 'Водогрязеторфопарафинолечебница-Восточная',
        description: 'Посёлок с очень длинным названием и описанием',
      },
    ],
  },
}
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'ъ')
    await expect(await within(canvasElement).findByText('Ничего не найдено', { selector: 'p' })).toBeVisible()
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull()
  },
}
export const AnyText: Story = {
  args: { label: 'Страна', allowsCustomValue: true, defaultValue: 'Лемурия', hint: 'Можно написать свою' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox')
    await userEvent.type(field, ' и Му')
    await userEvent.tab()
    await expect(field).toHaveValue('Лемурия и Му')
  },
}
/** Of 10,000 options only the visible ones are rendered. */
export const FarTooMany: Story = {
  args: { options: villages(10_000) },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox')
    await userEvent.type(field, '{ArrowUp}')
    await expect(await within(canvasElement).findByRole('option', { name: 'Посёлок 10000' })).toBeVisible()
    await expect(within(canvasElement).getAllByRole('option').length).toBeLessThan(40)
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox')
    await userEvent.type(field, 'берез')
    await within(canvasElement).findByRole('option', { name: 'Берёзово' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(field).toHaveValue('Берёзово')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(within(canvasElement).getByRole('option', { name: 'Берёзово' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Select } from './dressed.ts'

const districts = ['Белоярский район', 'Берёзовский район', 'Кондинский район', 'Нефтеюганский район', 'Нижневартовский район', 'Октябрьский район', 'Советский район', 'Сургутский район', 'Ханты-Мансийский район']
const options = districts.map((label) => ({ value: label, label }))

const meta = {
  title: 'Select',
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
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Кондинский район', hint: 'Сначала выберите, откуда вы' } }
export const LongWords: Story = {
  args: {
    label: 'Муниципальное образование, в котором вы постоянно зарегистрированы',
    defaultValue: 'long',
    options: [{ value: 'long', label: 'Городской округ Рентгеноэлектрокардиографическо-Достопримечательнинский' }, ...options],
  },
}
/** Tab comes to it. Its own keys are the browser's, which no script can press. */
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

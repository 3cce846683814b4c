import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { RadioGroup } from './dressed.ts'

const meta = {
  title: 'Controls/RadioGroup',
  component: RadioGroup,
  args: {
    legend: 'Территория',
    defaultValue: 'all',
    options: [
      { value: 'all', label: 'Весь край', count: 171 },
      { value: '1', label: 'Ханты-Мансийск', count: 64 },
      { value: '2', label: 'Сургут', count: 38 },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}
export const Segments: Story = {
  args: {
    legend: 'Расстояние',
    variant: 'segments',
    defaultValue: '3',
    options: ['1', '3', '5', '10'].map((value) => ({ value, label: `${value} км` })),
  },
}
export const Invalid: Story = { args: { defaultValue: undefined, isRequired: true, error: 'Выберите территорию' } }
export const PartlyDisabled: Story = {
  args: {
    legend: 'Оплата',
    options: [
      { value: 'all', label: 'Картой', hint: 'сразу' },
      { value: 'cash', label: 'На месте', hint: 'для этого тура недоступно', isDisabled: true },
    ],
  },
}
export const Focused: Story = { globals: { pseudo: { focusVisible: ['input:checked'] } } }
export const LongWords: Story = {
  args: {
    legend: 'Территория, на которой вы путешествуете',
    options: [
      {
        value: 'all',
        label: 'Рентгеноэлектрокардиографическо-Достопримечательнинское поселение',
        hint: 'самое северное',
        count: 171,
      },
      { value: '1', label: 'Ханты-Мансийск', count: 64 },
    ],
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const chosen = within(canvasElement).getByRole<HTMLInputElement>('radio', { name: /Ханты-Мансийск/ })
    await expect(chosen.checked).toBe(true)
    await expect(document.activeElement).toBe(chosen)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from './dressed.ts'

const meta = {
  title: 'Select',
  component: Select,
  args: { label: 'Муниципалитет', placeholder: 'Выберите', options: ['Белоярский район', 'Берёзовский район', 'Кондинский район'].map((label) => ({ value: label, label })) },
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { defaultValue: 'Берёзовский район' } }
export const WithHint: Story = { args: { hint: 'Где вы живёте' } }
export const Invalid: Story = { args: { error: 'Обязательное поле' } }
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Кондинский район' } }

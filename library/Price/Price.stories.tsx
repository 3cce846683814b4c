import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from './dressed.ts'

const meta = {
  title: 'Cards/Price',
  component: Price,
  args: { value: '12500.00' },
} satisfies Meta<typeof Price>
export default meta
type Story = StoryObj<typeof meta>

export const Medium: Story = {}
export const From: Story = { args: { prefix: 'от', value: '38900.00' } }
export const Small: Story = { args: { size: 'sm', value: '450.00' } }
export const Large: Story = { args: { size: 'lg', prefix: 'от' } }
export const Nothing: Story = { args: { value: '0.00' } }
export const Refund: Story = { args: { value: '-1200.00' } }
/** Never broken inside a number, however narrow. */
export const FarTooMuch: Story = {
  args: { value: '1234567890.50', prefix: 'от' },
  decorators: [(Story) => <div style={{ maxInlineSize: '8rem' }}>{Story()}</div>],
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../Button/dressed.ts'
import { Pagination } from './dressed.ts'

const meta = {
  title: 'Controls/Pagination',
  component: Pagination,
  args: { page: 2, pageCount: 8, hrefFor: (page: number) => `?page=${page}` },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Second: Story = {}
export const First: Story = { args: { page: 1, more: <Button href="?page=2">Показать ещё</Button> } }
export const Middle: Story = { args: { page: 12, pageCount: 24 } }
export const Last: Story = { args: { page: 8 } }
export const Few: Story = { args: { page: 1, pageCount: 4 } }
/** A single page needs no pagination, so nothing is rendered. */
export const Single: Story = { args: { page: 1, pageCount: 1 } }
export const FarTooMany: Story = { args: { page: 123_456, pageCount: 1_234_567 } }
export const HoverPinned: Story = { globals: { pseudo: { hover: ['a'] } } }
export const FocusPinned: Story = { globals: { pseudo: { focusVisible: ["a[href='?page=3']"] } } }
/** Previous, then the pages in their order. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const [previous, first, second] = within(canvasElement).getAllByRole('link')
    previous?.focus()
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.tab()
    await expect(second).toHaveAttribute('aria-current', 'page')
    await expect(second).toHaveFocus()
  },
}

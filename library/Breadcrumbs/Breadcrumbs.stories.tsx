import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Breadcrumbs } from './dressed.ts'

const meta = {
  title: 'Page parts/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    parents: [
      { title: 'Главная', href: '/' },
      { title: 'Места', href: '/locations' },
      { title: 'Ханты-Мансийск', href: '/locations?territory_id=1' },
    ],
    current: 'Торум Маа',
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const Path: Story = {}
export const OneParent: Story = { args: { parents: [{ title: 'Главная', href: '/' }], current: 'Контакты' } }
export const NoParents: Story = { args: { parents: [], current: 'Главная' } }
export const FarTooMany: Story = {
  args: {
    parents: Array.from({ length: 14 }, (_, depth) => ({ title: `Раздел уровня ${depth + 1}`, href: `/${depth + 1}` })),
  },
}
export const LongNames: Story = {
  args: {
    parents: [
      { title: 'Главная', href: '/' },
      { title: 'Водогрязелечебницы и рентгеноэлектрокардиографические санатории', href: '/locations' },
    ],
    current: 'Историко-культурный центр «Старый Сургут» с деревянными домами и мастерскими',
  },
}
export const HoverPinned: Story = { globals: { pseudo: { hover: ['a'] } } }
export const FocusPinned: Story = { globals: { pseudo: { focusVisible: ["a[href='/locations']"] } } }
/** Tab stops at the parents only. */
export const ByKeyboard: Story = {
  args: { parents: [{ title: 'Главная', href: '/' }] },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    link.focus()
    await expect(link).toHaveFocus()
    await userEvent.tab()
    await expect(within(canvasElement).getByText('Торум Маа')).not.toHaveFocus()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Tabs } from './dressed.ts'
import type { Tab } from './Tabs.tsx'

const tab = (id: string, label: string, count?: number): Tab => ({
  id,
  label,
  ...(count !== undefined && { count }),
  href: `?tab=${id}`,
  panel: <p>Здесь раздел «{label}».</p>,
})
const tickets = tab('tickets', 'Билеты', 3)
const profile = [
  tab('profile', 'Профиль'),
  tickets,
  tab('orders', 'Заказы'),
  tab('family', 'Семья', 0),
  tab('favorites', 'Избранное', 128),
  tab('history', 'История'),
  tab('events', 'События'),
]

const meta = {
  title: 'Controls/Tabs',
  component: Tabs,
  args: { label: 'Мой профиль', tabs: [tickets, tab('orders', 'Заказы'), tab('tracks', 'Треки')] },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}
export const Many: Story = { args: { tabs: profile, defaultSelectedId: 'history' } }
export const One: Story = { args: { tabs: [tickets] } }
export const WithDisabled: Story = {
  args: { tabs: [tickets, { ...tab('orders', 'Заказы', 0), isDisabled: true }, tab('tracks', 'Треки')] },
}
export const LongWords: Story = {
  args: {
    tabs: [
      tab('a', 'Сельскохозяйственноэнергетическийкомплекс', 1204),
      tab('b', 'Государственные и муниципальные музеи'),
      tickets,
    ],
  },
}
export const Hovered: Story = { globals: { pseudo: { hover: ['[role="tab"]'] } } }
export const Focused: Story = { globals: { pseudo: { focusVisible: ['[aria-selected="true"]'] } } }
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { selected: true }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel', { name: 'Заказы' })).toHaveTextContent('Здесь раздел «Заказы».')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Треки' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Билеты 3', selected: true })).toHaveFocus()
  },
}

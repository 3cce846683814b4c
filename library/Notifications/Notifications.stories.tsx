import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Notifications } from './dressed.ts'
import type { Notification } from './Notifications.tsx'

const meta = {
  title: 'Controls/Notifications',
  component: Notifications,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ minBlockSize: '24rem' }}>{Story()}</div>],
  args: {
    onDismiss: () => {},
    notifications: [
      { id: 1, text: '«Торум Маа» добавлен в трек вторым', tone: 'done', undo: () => {} },
      { id: 2, text: 'Ошибка обработки запроса', tone: 'failed' },
    ],
  },
} satisfies Meta<typeof Notifications>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const Empty: Story = { args: { notifications: [] } }
export const LongText: Story = {
  args: {
    notifications: [
      {
        id: 1,
        text: 'Маршрут отправлен на указанный адрес электронной почты, письмо придёт через несколько минут',
        tone: 'done',
      },
    ],
  },
}
export const One: Story = { args: { notifications: [{ id: 1, text: 'Трек сохранён', tone: 'done' }] } }
export const LongWords: Story = {
  args: {
    notifications: [
      { id: 1, text: '«Сельскохозяйственноэнергетическийкомплекс» в треке', tone: 'done', undo: () => {} },
    ],
  },
}
export const TooMany: Story = {
  args: {
    notifications: Array.from({ length: 12 }, (_, index) => ({
      id: index,
      text: `Место ${index + 1} добавлено в трек`,
      tone: 'done' as const,
    })),
  },
}
export const Hovered: Story = { globals: { pseudo: { hover: ['button'] } } }
export const Focused: Story = { globals: { pseudo: { focusVisible: ['button'] } } }

const Dismissable = ({ first }: { first: readonly Notification[] }) => {
  const [list, setList] = useState(first)
  return (
    <Notifications
      notifications={list}
      onDismiss={(id) => setList((before) => before.filter((notification) => notification.id !== id))}
    />
  )
}
export const DismissedByKeyboard: Story = {
  render: ({ notifications }) => <Dismissable first={notifications} />,
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: /Торум Маа/ })
    await waitFor(async () => {
      await userEvent.keyboard('{F6}')
      await expect(canvas.getByRole('region')).toHaveFocus()
    })
    first.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('alertdialog', { name: /Ошибка обработки запроса/ })).toHaveFocus()
    await expect(canvas.queryByText(/Торум Маа/)).toBeNull()
  },
}

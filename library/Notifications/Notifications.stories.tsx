import type { Meta, StoryObj } from '@storybook/react-vite'
import { Notifications } from './dressed.ts'

const meta = {
  title: 'Notifications',
  component: Notifications,
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
  args: { notifications: [{ id: 1, text: 'Маршрут отправлен на указанный адрес электронной почты, письмо придёт через несколько минут', tone: 'done' }] },
}

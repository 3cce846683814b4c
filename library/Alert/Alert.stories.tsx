import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/dressed.ts'
import { Alert } from './dressed.ts'

const meta = {
  title: 'Controls/Alert',
  component: Alert,
  args: { title: 'Прогноз появится 26.11', children: 'Пока показываем норму 1991–2020.' },
  decorators: [(Story) => <div style={{ maxInlineSize: '42rem' }}>{Story()}</div>],
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Success: Story = {
  args: { tone: 'success', title: 'Трек сохранён', children: 'Теперь он есть и в профиле.' },
}
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'В понедельник 01.12 музей закрыт',
    children: 'Передвиньте место на вторник или оставьте как есть.',
    action: <Button variant="quiet">Передвинуть</Button>,
  },
}
export const Danger: Story = {
  args: {
    tone: 'danger',
    role: 'alert',
    title: 'Проверьте два поля',
    children: (
      <ul>
        <li>
          <a href="#phone">Телефон: нужно 10 цифр после +7</a>
        </li>
        <li>
          <a href="#name">Участник 2: укажите фамилию</a>
        </li>
      </ul>
    ),
  },
}
export const TitleOnly: Story = { args: { children: undefined } }
export const LongWords: Story = {
  args: {
    tone: 'warning',
    title: 'Сельскохозяйственноэнергетическийкомплекс закрыт до весны',
    children:
      'Экскурсии переносятся на апрель, деньги вернутся на карту за десять рабочих дней, письмо об этом придёт на почту, указанную в заказе.',
    action: <Button variant="quiet">Выбрать другой день</Button>,
  },
}

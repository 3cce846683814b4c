import type { Meta, StoryObj } from '@storybook/react-vite'
import { bus, external, globe, mail, phone, pin } from '../Icon/icons.ts'
import { Icon } from '../Icon/dressed.ts'
import { ContactList } from './dressed.ts'

const meta = {
  title: 'Cards/ContactList',
  component: ContactList,
  args: {
    contacts: [
      { icon: phone, label: 'Телефон', content: <a href="tel:+73467000001">+7 (3467) 00-00-01</a> },
      { icon: mail, label: 'Почта', content: <a href="mailto:museum@example.ru">museum@example.ru</a> },
      {
        icon: globe,
        label: 'Сайт',
        content: (
          <a href="https://example.ru">
            сайт музея <Icon path={external} size="sm" />
          </a>
        ),
      },
      { icon: pin, label: 'Адрес', content: 'ул. Собянина, 1, Ханты-Мансийск' },
      { icon: bus, label: 'Транспорт', content: 'остановка в 250 м' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '25rem' }}>{Story()}</div>],
} satisfies Meta<typeof ContactList>
export default meta
type Story = StoryObj<typeof meta>

export const Contacts: Story = {}
export const One: Story = {
  args: { contacts: [{ icon: phone, label: 'Телефон', content: <a href="tel:+73467000001">+7 (3467) 00-00-01</a> }] },
}
export const Hovered: Story = { globals: { pseudo: { hover: ['a'] } } }
export const Focused: Story = { globals: { pseudo: { focusVisible: ['a'] } } }
export const LongWords: Story = {
  args: {
    contacts: [
      {
        icon: mail,
        label: 'Почта',
        content: <a href="mailto:a@example.ru">vodogryazelechebnoprofilaktoriy-arkheopark@muzei.example.ru</a>,
      },
    ],
  },
}

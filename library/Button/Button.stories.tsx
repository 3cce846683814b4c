import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../Icon/dressed.ts'
import { external, search } from '../Icon/icons.ts'
import { Button } from './dressed.ts'

const meta = { title: 'Button', component: Button, args: { children: 'Купить здесь', variant: 'primary' } } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary', children: 'Поделиться' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Показать ещё' } }
export const Ink: Story = { args: { variant: 'ink', children: 'Тёмная' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Очистить' } }
export const Large: Story = { args: { size: 'lg', children: 'Найти' } }
export const Block: Story = { args: { isBlock: true } }
export const IconOnly: Story = { args: { variant: 'secondary', isIconOnly: true, 'aria-label': 'Поиск', children: <Icon path={search} /> } }
export const AsLink: Story = {
  args: {
    variant: 'secondary',
    href: '#',
    children: (
      <>
        На сайте организатора <Icon path={external} size="sm" />
      </>
    ),
  },
}
export const Pending: Story = { args: { isPending: true } }
export const Disabled: Story = { args: { isDisabled: true } }
export const DisabledLink: Story = { args: { isDisabled: true, href: '#' } }
export const LongLabel: Story = { args: { children: 'Отправить заявку организатору и получить ответ на электронную почту' } }

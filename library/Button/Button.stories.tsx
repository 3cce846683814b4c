import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Icon } from '../Icon/dressed.ts'
import { external, search } from '../Icon/icons.ts'
import { Button } from './dressed.ts'

const meta = {
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Купить здесь', variant: 'primary' },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary', children: 'Поделиться' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Показать ещё' } }
export const Ink: Story = { args: { variant: 'ink', children: 'Тёмная' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Очистить' } }
export const Large: Story = { args: { size: 'lg', children: 'Найти' } }
export const Block: Story = { args: { isBlock: true } }
export const IconOnly: Story = {
  args: { variant: 'secondary', isIconOnly: true, 'aria-label': 'Поиск', children: <Icon path={search} /> },
}
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
export const Pending: Story = {
  render: (args) => (
    <>
      <Button {...args} /> <Button {...args} isPending />
    </>
  ),
  play: async ({ canvas }) => {
    const [idle, pending] = canvas.getAllByRole('button').map((button) => button.offsetWidth)
    await expect(pending).toBe(idle)
  },
}
export const Disabled: Story = { args: { isDisabled: true } }
export const DisabledWithReason: Story = {
  args: { isDisabled: true, disabledReason: 'Сначала выберите дату', onClick: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Сначала выберите дату')
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
export const DisabledLink: Story = { args: { isDisabled: true, href: '#' } }
const variants = ['primary', 'secondary', 'quiet', 'ink', 'danger'] as const
const Variants = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
    {variants.map((variant) => (
      <Button key={variant} variant={variant}>
        Купить здесь
      </Button>
    ))}
  </div>
)
export const Hovered: Story = { render: Variants, globals: { pseudo: { hover: true } } }
export const Focused: Story = { render: Variants, globals: { pseudo: { focusVisible: ['button'] } } }
export const Pressed: Story = { render: Variants, globals: { pseudo: { active: true } } }
export const LongLabel: Story = {
  args: { children: 'Отправить заявку организатору и получить ответ на электронную почту' },
}

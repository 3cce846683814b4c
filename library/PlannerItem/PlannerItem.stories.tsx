import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Picture } from '../../.storybook/Picture.tsx'
import { Button } from '../Button/dressed.ts'
import { Icon } from '../Icon/dressed.ts'
import { grip, pin } from '../Icon/icons.ts'
import { Skeleton } from '../Skeleton/dressed.ts'
import { PlannerItem } from './dressed.ts'

const meta = {
  title: 'Planner/PlannerItem',
  component: PlannerItem,
  args: {
    number: 2,
    title: 'Музей под открытым небом «Торум Маа»',
    href: '#',
    note: 'в субботу до 18:00, перерыв 13–14',
    picture: <Picture />,
    grip: <Icon path={grip} />,
  },
  decorators: [(Story) => <ol style={{ maxInlineSize: '43rem' }}>{Story()}</ol>],
} satisfies Meta<typeof PlannerItem>
export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {}
export const First: Story = { args: { number: 1, title: 'Археопарк', note: 'весь день, бесплатно', isFirst: true } }
export const Last: Story = { args: { number: 3, isLast: true } }
export const OneMoreTool: Story = {
  args: {
    tool: (
      <Button variant="quiet" isIconOnly aria-label="На карте: Музей под открытым небом «Торум Маа»">
        <Icon path={pin} />
      </Button>
    ),
  },
}
export const WithMoreBelow: Story = { args: { below: <p>Заметка: взять фонарь</p> } }
export const Dragging: Story = { args: { isDragging: true } }
export const Gone: Story = { args: { isGone: true } }
export const NoGrip: Story = { args: { grip: undefined, picture: undefined } }
export const Hovered: Story = { globals: { pseudo: { hover: ['a', 'button'] } } }
export const Focused: Story = { globals: { pseudo: { focusVisible: ['a'] } } }
export const LongWords: Story = {
  args: {
    number: 128,
    title: 'Водогрязелечебнопрофилакторий-археопарковедение имени первооткрывателей',
    note: 'в субботу до 18:00, перерыв 13:00–14:00, вход по предварительной записи',
  },
}
export const PicturesOff: Story = {
  args: { picture: <Picture alt="Лабаз на сваях среди заснеженных сосен" /> },
  globals: { images: 'off' },
}
export const Loading: Story = {
  render: () => (
    <li>
      <Skeleton variant="result" lines={2} />
    </li>
  ),
}
/** The keyboard reaches the title, then up, down, remove. */
export const ByKeyboard: Story = {
  args: { onAction: fn() },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onAction).toHaveBeenNthCalledWith(1, 'up')
    await expect(args.onAction).toHaveBeenNthCalledWith(2, 'down')
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/dressed.ts'
import { MessageBar } from './dressed.ts'

const meta = {
  title: 'Controls/MessageBar',
  component: MessageBar,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ minBlockSize: '20rem' }}>{Story()}</div>],
  args: {
    label: 'Файлы cookie',
    children: 'Файлы cookie нужны, чтобы сайт работал. С вашего разрешения мы ещё и считаем посещения.',
    actions: (
      <>
        <Button>Только нужные</Button>
        <Button>Разрешить все</Button>
      </>
    ),
  },
} satisfies Meta<typeof MessageBar>
export default meta
type Story = StoryObj<typeof meta>

export const Cookies: Story = {}
export const NewVersion: Story = {
  args: {
    label: 'Новая версия',
    children: 'Вышла новая версия портала.',
    actions: <Button variant="ink">Обновить</Button>,
  },
}
export const WithoutActions: Story = { args: { actions: undefined } }
export const LongWords: Story = {
  args: {
    children:
      'Сельскохозяйственноэнергетическийкомплекс. Файлы cookie нужны, чтобы сайт помнил язык, тему, выбранный город и места в треке, чтобы заказ не терялся между страницами и чтобы мы знали, какие страницы открывают, а какие нет.',
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture } from '../../.storybook/Picture.tsx'
import { Button } from '../Button/dressed.ts'
import { EmptyState } from './dressed.ts'

const meta = {
  title: 'Page parts/EmptyState',
  component: EmptyState,
  args: {
    picture: <Picture of="summer" />,
    title: 'Трек пока пуст',
    children:
      'Добавляйте места, туры и события кнопкой «В трек». Мы сложим их в маршрут, посчитаем дорогу и подскажем, как одеться.',
    ways: (
      <>
        <Button variant="primary" href="/locations">
          Выбрать места
        </Button>
        <Button href="/tracks">Взять готовый трек</Button>
      </>
    ),
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Track: Story = {}
export const NothingFound: Story = {
  args: {
    title: 'Ничего не найдено',
    children: 'По запросу «пальмовая роща» пусто. Проверьте, нет ли опечаток.',
    ways: <Button href="/locations">Все места</Button>,
  },
}
export const NoPicture: Story = { args: { picture: undefined } }
export const TitleAlone: Story = { args: { picture: undefined, ways: undefined } }
export const LongWords: Story = {
  args: { title: 'По запросу «водогрязелечебнопрофилакторий-археопарковедение» ничего нет' },
}
export const PicturesOff: Story = {
  args: { picture: <Picture of="summer" alt="Пустая тропа у реки" /> },
  globals: { images: 'off' },
}

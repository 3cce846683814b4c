import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture } from '../../.storybook/Picture.tsx'
import { AttachControl } from '../AttachControl/dressed.ts'
import { calendar, ethno, track } from '../Icon/icons.ts'
import { Skeleton } from '../Skeleton/dressed.ts'
import { TrackCard } from './dressed.ts'

const meta = {
  title: 'Cards/TrackCard',
  component: TrackCard,
  args: {
    href: '#',
    title: 'Вниз по Оби',
    picture: <Picture of="summer" />,
    facts: [{ icon: calendar, text: '6 дней' }, { icon: track, text: '960 км' }, { text: 'машина, летом — теплоход' }],
    stops: ['Сургут', 'Нефтеюганск', 'Ханты-Мансийск', 'Октябрьское', 'Берёзово'],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
} satisfies Meta<typeof TrackCard>
export default meta
type Story = StoryObj<typeof meta>

export const Track: Story = {}
export const WithCategory: Story = { args: { kind: { icon: ethno, label: 'Этнография', category: 'event' } } }
export const NoSketch: Story = { args: { picture: undefined } }
export const Attachable: Story = { args: { attach: <AttachControl isAttached={false} objectTitle="Вниз по Оби" /> } }
export const LongNames: Story = {
  args: {
    title:
      'Водогрязелечебнопрофилакторий-археопарковедение, дом, лодка, орнамент: от Иртыша до Тромъёгана через музеи и стойбища',
    stops: ['Природный парк «Кондинские озёра» имени Л. Ф. Сташкевича', 'Урай'],
  },
}
export const Hovered: Story = { globals: { pseudo: { hover: true } } }
export const Focused: Story = { globals: { pseudo: { focusVisible: ['a'] } } }

export const Loading: Story = { render: () => <Skeleton variant="track" /> }
export const OneStop: Story = { args: { stops: ['Сургут'] } }
export const FarTooManyStops: Story = {
  args: { stops: Array.from({ length: 40 }, (_, index) => `Остановка ${index + 1}`) },
}
export const PicturesOff: Story = {
  args: { picture: <Picture of="summer" alt="Маршрут по Оби на север" /> },
  globals: { images: 'off' },
}

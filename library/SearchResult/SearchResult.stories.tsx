import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture } from '../../.storybook/Picture.tsx'
import { AttachControl } from '../AttachControl/dressed.ts'
import { clock, flag, museum, pin } from '../Icon/icons.ts'
import { Skeleton } from '../Skeleton/dressed.ts'
import { SearchResult } from './dressed.ts'

const meta = {
  title: 'Cards/SearchResult',
  component: SearchResult,
  args: {
    href: '#',
    title: 'Музей Природы и Человека',
    query: 'музей',
    kind: { icon: museum, label: 'Музей' },
    facts: [
      { icon: pin, text: 'Ханты-Мансийск' },
      { icon: clock, text: 'Вт–вс 10:00–19:00' },
    ],
    summary: 'От скелета мамонта до нефти: вся история земли между Уралом и Енисеем.',
    picture: <Picture of="night" />,
    attach: <AttachControl isAttached objectTitle="Музей Природы и Человека" />,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '64rem' }}>{Story()}</div>],
} satisfies Meta<typeof SearchResult>
export default meta
type Story = StoryObj<typeof meta>

export const Place: Story = {}
export const Event: Story = {
  args: {
    title: 'Вечер в музее: сказки у огня',
    query: 'музее',
    kind: { icon: flag, label: 'Событие, 20.12.2025', category: 'event' },
  },
}
export const TextOnly: Story = {
  args: { picture: undefined, attach: undefined, kind: undefined, facts: [], title: 'Как добраться', query: '' },
}
export const Hovered: Story = { globals: { pseudo: { hover: true } } }
export const Focused: Story = { globals: { pseudo: { focusVisible: ['a'] } } }

export const Loading: Story = { render: () => <Skeleton variant="result" /> }
export const LongWords: Story = {
  args: {
    title: 'Водогрязелечебнопрофилакторий-археопарковедение',
    query: 'археопарк',
    facts: [{ icon: pin, text: 'Нижневартовский муниципальный район' }],
  },
}
export const PicturesOff: Story = {
  args: { picture: <Picture of="night" alt="Скелет мамонта в тёмном зале" /> },
  globals: { images: 'off' },
}

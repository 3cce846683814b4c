import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { Picture } from '../../.storybook/Picture.tsx'
import { ObjectCard } from '../ObjectCard/dressed.ts'
import { TrackCard } from '../TrackCard/dressed.ts'
import { Skeleton } from './dressed.ts'
import type { SkeletonVariant } from './Skeleton.tsx'

const meta = {
  title: 'Cards/Skeleton',
  component: Skeleton,
  args: {},
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {}
export const FarTooManyLines: Story = { args: { lines: 30 } }
export const Suggestion: Story = { args: { variant: 'suggestion' } }

const real: readonly { variant: SkeletonVariant; card: ReactNode }[] = [
  { variant: 'card', card: <ObjectCard href="#" title="Место" territory="Сургут" picture={<Picture />} /> },
  {
    variant: 'tall',
    card: <ObjectCard variant="tall" href="#" title="Место" territory="Сургут" picture={<Picture />} />,
  },
  {
    variant: 'guide',
    card: (
      <ObjectCard
        variant="guide"
        href="#"
        title="Обычай"
        territory="Сургут"
        summary="Как здесь живут."
        picture={<Picture />}
      />
    ),
  },
  {
    variant: 'track',
    card: (
      <TrackCard
        href="#"
        title="Вниз по Оби"
        facts={[{ text: '6 дней' }]}
        stops={['Сургут', 'Урай']}
        picture={<Picture of="summer" />}
      />
    ),
  },
]
/** Exactly as high as the real content beside it, so that nothing moves when that loads. */
export const KeepsTheGeometry: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {real.map(({ variant, card }) => (
        <div
          key={variant}
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            gap: '1rem',
            alignItems: 'start',
          }}
        >
          {card}
          <Skeleton variant={variant} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const card of canvasElement.querySelectorAll<HTMLElement>('article')) {
      const skeleton = card.nextElementSibling
      await expect(
        Math.abs(card.getBoundingClientRect().height - (skeleton?.getBoundingClientRect().height ?? 0)),
      ).toBeLessThan(1.5)
    }
  },
}

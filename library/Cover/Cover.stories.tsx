import type { Meta, StoryObj } from '@storybook/react-vite'
import { cover, coverKinds, seasons } from '../drawing/cover.ts'
import { pictureOf } from '../drawing/testing.ts'
import { Cover } from './dressed.ts'

const drawn = (seed: string) =>
  pictureOf(cover({ kind: 'river', seed, season: 'autumn', time: 'dusk', width: 900, height: 600 }))

const meta = {
  title: 'Page parts/Cover',
  component: Cover,
  args: { src: drawn('bend'), width: 900, height: 600, alt: 'Излучина реки осенью', ratio: '3x2' },
} satisfies Meta<typeof Cover>
export default meta
type Story = StoryObj<typeof meta>

export const Landscape: Story = {}
export const Tall: Story = { args: { ratio: '4x5' } }
export const Wide: Story = { args: { ratio: '21x9', isPriority: true } }
export const NotYetLoaded: Story = { args: { src: 'data:,' } }
/** Everything the generator draws, in all seasons. */
export const EveryKind: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '.5rem' }}>
      {coverKinds.flatMap((kind) =>
        seasons.map((season) => (
          <Cover
            key={kind + season}
            src={pictureOf(cover({ kind, seed: kind, season, width: 450, height: 300 }))}
            width={450}
            height={300}
            alt={`${kind}, ${season}`}
            ratio="3x2"
          />
        )),
      )}
    </div>
  ),
}
export const PicturesOff: Story = { globals: { images: 'off' } }

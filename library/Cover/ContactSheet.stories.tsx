import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { cover, coverKinds, dayTimes, seasons, type CoverKind } from '../drawing/cover.ts'
import { pictureOf } from '../drawing/testing.ts'
import { Cover } from './dressed.ts'

const formats = [
  { name: '21x9', width: 420, height: 180 },
  { name: '16x9', width: 320, height: 180 },
  { name: '3x2', width: 270, height: 180 },
  { name: '4x5', width: 144, height: 180 },
]

const Row = ({ scene, seed }: { scene: CoverKind; seed: number }) =>
  seasons.flatMap((season) =>
    dayTimes.map((time) => (
      <figure key={season + time} style={{ margin: 0 }}>
        <figcaption>
          {season}, {time}
        </figcaption>
        <div style={{ display: 'flex', gap: '.25rem' }}>
          {formats.map(({ name, width, height }) => (
            <div key={name} style={{ flex: `${width} 1 0`, minInlineSize: 0 }}>
              <Cover
                src={pictureOf(cover({ kind: scene, seed: String(seed), season, time, width, height }))}
                width={width}
                height={height}
                alt={`${scene}, ${season}, ${time}, ${name}`}
              />
            </div>
          ))}
        </div>
      </figure>
    )),
  )

/** One scene in every season, hour and format. Another number is composed differently. */
const ContactSheet = ({ scene, seed }: { scene: CoverKind; seed: number }) => (
  <div style={{ display: 'grid', gap: '.75rem', maxInlineSize: '75rem' }}>
    <Row scene={scene} seed={seed} />
  </div>
)

/** Hundreds of pictures are drawn as they come into view. */
function Scene({ scene }: { scene: CoverKind }) {
  const element = useRef<HTMLElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return (
    <section ref={element} aria-label={scene} style={{ minBlockSize: isSeen ? undefined : '100vh' }}>
      <h2>{scene}</h2>
      {isSeen && <ContactSheet scene={scene} seed={0} />}
    </section>
  )
}

const meta = {
  title: 'Foundations/Covers',
  component: ContactSheet,
  args: { scene: 'church', seed: 0 },
  argTypes: { scene: { control: 'select', options: coverKinds }, seed: { control: { type: 'number', min: 0 } } },
  tags: ['no-picture'],
} satisfies Meta<typeof ContactSheet>
export default meta
type Story = StoryObj<typeof meta>

export const OneScene: Story = {}
/** Every scene in every season, hour and format. */
export const AllScenes: Story = {
  render: () => (
    <>
      {coverKinds.map((scene) => (
        <Scene key={scene} scene={scene} />
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(coverKinds.length)
    const last = canvas.getByRole('region', { name: coverKinds.at(-1) ?? '' })
    last.scrollIntoView()
    const pictures = seasons.length * dayTimes.length * formats.length
    await waitFor(() => expect(within(last).getAllByRole('img')).toHaveLength(pictures))
    canvasElement.scrollIntoView()
  },
}
/** What each scene is composed of, by the first three numbers. */
export const Compositions: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '.5rem' }}>
      {coverKinds.flatMap((kind) =>
        ['0', '1', '2'].map((seed) => (
          <Cover
            key={kind + seed}
            src={pictureOf(cover({ kind, seed, season: 'summer', width: 450, height: 300 }))}
            width={450}
            height={300}
            alt={`${kind} ${seed}`}
          />
        )),
      )}
    </div>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { SkipLink } from './dressed.ts'

const meta = { title: 'SkipLink', component: SkipLink } satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

/** Seen once the keyboard reaches it: press Tab. */
export const Unseen: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">Содержание</main>
    </>
  ),
}

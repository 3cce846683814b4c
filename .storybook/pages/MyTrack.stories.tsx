import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { respondToAccountCalls, auth } from './account-calls.ts'
import { fullTrack } from './full-track.ts'
import { pageMeta } from './page-meta.ts'
import type { PageStory } from './PageStory.tsx'

const meta = {
  ...pageMeta,
  title: 'Pages/My track',
  tags: ['no-picture', '!autodocs'],
} satisfies Meta<typeof PageStory>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { address: '/my_tracks' } }
export const Full: Story = {
  args: { address: '/my_tracks' },
  beforeEach: () => {
    localStorage.setItem('active_track', JSON.stringify({ locations: fullTrack, events: [] }))
  },
}
/** Asks a guest for a name, and says that they must sign in first. */
export const Save: Story = {
  ...Full,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Сохранить\sтрек|^Save\sthe\strack/ }))
    await expect(await canvas.findByRole('dialog')).toBeVisible()
  },
}
/** An opened saved track can be saved with its changes or as a new one. */
export const SaveOpened: Story = {
  args: { address: '/my_tracks', auth },
  beforeEach: () => {
    localStorage.setItem('opened_track', JSON.stringify({ id: 31, title: 'Зимняя дорога', stops: ['location1001'] }))
    const track = { locations: fullTrack, events: [], object_list: [], version: 1 }
    const restore = respondToAccountCalls((call) =>
      call.endsWith('/track/my/sync') ? Response.json({ track }) : null,
    )()
    return () => {
      localStorage.removeItem('opened_track')
      restore()
    }
  },
  play: Save.play,
}

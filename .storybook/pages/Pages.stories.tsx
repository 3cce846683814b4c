import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { refusing } from '../../site/app/testing/test-provider-answers.ts'
import { fullTrack } from './full-track.ts'
import { PageStory } from './PageStory.tsx'

/** Pages of the portal with the region's content. The map and what loads later stay away. */
const meta = {
  title: 'Pages',
  component: PageStory,
  parameters: { layout: 'fullscreen' },
  tags: ['no-picture', '!autodocs'],
  beforeEach: () => {
    localStorage.removeItem('active_track')
    localStorage.removeItem('favorites')
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeVisible()
  },
} satisfies Meta<typeof PageStory>
export default meta
type Story = StoryObj<typeof meta>

export const Home: Story = { args: { address: '/' } }
export const Places: Story = { args: { address: '/locations' } }
export const Place: Story = { args: { address: '/locations/1001' } }
export const TrackEmpty: Story = { args: { address: '/my_tracks' } }
export const TrackFull: Story = {
  args: { address: '/my_tracks' },
  beforeEach: () => {
    localStorage.setItem('active_track', JSON.stringify({ locations: fullTrack, events: [] }))
  },
}
export const Search: Story = { args: { address: '/q?q=музей' } }
export const NotFound: Story = { args: { address: '/no/such/page' } }
export const Failed: Story = { args: { address: '/tours', send: refusing(503, 'request-1234') } }
export const Offline: Story = {
  args: { address: '/my_tracks', send: refusing(0) },
  beforeEach: () => {
    localStorage.setItem('active_track', JSON.stringify({ locations: [1001, 1003], events: [] }))
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    return () => {
      Reflect.deleteProperty(navigator, 'onLine')
    }
  },
}

/** Asks a guest for a name, and says that signing in comes first. */
export const TrackSave: Story = {
  ...TrackFull,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Сохранить\sтрек|^Save\sthe\strack/ }))
    await expect(await canvas.findByRole('dialog')).toBeVisible()
  },
}

const auth = { expires: 4_000_000_000, owner: 'anna' }
/** Calls for what an account keeps go to the portal's server, not through the page's provider. */
const answerAccountCalls = (answerOf: (call: string) => Response | null) => () => {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    return (pathname.startsWith('/api/') && answerOf(pathname)) || fetch(input, init)
  }
  return () => {
    globalThis.fetch = fetch
  }
}
const refuseAccountCalls = answerAccountCalls(() => Response.json({}, { status: 503 }))
const saysThatAccountFailed: Story['play'] = async ({ canvasElement }) => {
  const alert = await within(canvasElement).findByRole('alert')
  await expect(alert).toHaveTextContent(/вашей\sучётной\sзаписи|your\saccount/)
}
export const TrackUnavailable: Story = {
  args: { address: '/my_tracks', auth },
  beforeEach: refuseAccountCalls,
  play: saysThatAccountFailed,
}
/** A saved track that was opened is saved with its changes or as a new one. */
export const TrackSaveOpened: Story = {
  args: { address: '/my_tracks', auth },
  beforeEach: () => {
    localStorage.setItem('opened_track', JSON.stringify({ id: 31, title: 'Зимняя дорога', stops: ['location1001'] }))
    const track = { locations: fullTrack, events: [], object_list: [], version: 1 }
    const restore = answerAccountCalls((call) => (call.endsWith('/track/my/sync') ? Response.json({ track }) : null))()
    return () => {
      localStorage.removeItem('opened_track')
      restore()
    }
  },
  play: TrackSave.play,
}
export const FavoritesUnavailable: Story = {
  args: { address: '/favorites', auth },
  beforeEach: refuseAccountCalls,
  play: saysThatAccountFailed,
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusing } from '../../site/app/testing/test-provider-responses.ts'
import { auth, unavailableAccount } from './account-calls.ts'
import { pageMeta } from './page-meta.ts'
import type { PageStory } from './PageStory.tsx'

const meta = {
  ...pageMeta,
  title: 'Pages/Failures',
  tags: ['no-picture', '!autodocs'],
} satisfies Meta<typeof PageStory>
export default meta
type Story = StoryObj<typeof meta>

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
export const TrackUnavailable: Story = { args: { address: '/my_tracks', auth }, ...unavailableAccount }
export const FavoritesUnavailable: Story = { args: { address: '/favorites', auth }, ...unavailableAccount }

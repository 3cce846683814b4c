import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageMeta } from './page-meta.ts'
import type { PageStory } from './PageStory.tsx'

const meta = {
  ...pageMeta,
  title: 'Pages/Catalogue',
  tags: ['no-picture', '!autodocs'],
} satisfies Meta<typeof PageStory>
export default meta
type Story = StoryObj<typeof meta>

export const Home: Story = { args: { address: '/' } }
export const Places: Story = { args: { address: '/locations' } }
export const Place: Story = { args: { address: '/locations/1001' } }
export const Search: Story = { args: { address: '/q?q=музей' } }

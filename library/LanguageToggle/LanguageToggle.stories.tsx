import type { Meta, StoryObj } from '@storybook/react-vite'
import { LanguageToggle } from './dressed.ts'

const meta = {
  title: 'LanguageToggle',
  component: LanguageToggle,
  args: { hrefFor: (language) => `?lang=${language}` },
} satisfies Meta<typeof LanguageToggle>
export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = {}
export const Full: Story = { args: { look: 'full' } }

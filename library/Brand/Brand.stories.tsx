import type { Meta, StoryObj } from '@storybook/react-vite'
import { Brand } from './dressed.ts'

const mark = (
  <svg viewBox="0 0 30 24" fill="currentColor">
    <path d="M0 1h4.5v9h4V14h-4v9H0z" />
    <path fillRule="evenodd" d="M18.5 0 30 12 18.5 24 7.5 12zm0 6L13 12l5.5 6 5.7-6z" />
  </svg>
)
const meta = {
  title: 'Page parts/Brand',
  component: Brand,
  args: { mark, name: 'Тропа', line: 'туристский портал' },
} satisfies Meta<typeof Brand>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
export const NameOnly: Story = { args: { mark: undefined, line: undefined } }
export const HoverPinned: Story = { globals: { pseudo: { hover: ['a'] } } }
export const FocusPinned: Story = { globals: { pseudo: { focusVisible: ['a'] } } }
export const LongWords: Story = {
  args: { name: 'Североказахстанская', line: 'туристский портал достопримечательностей и водогрязелечебниц' },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}

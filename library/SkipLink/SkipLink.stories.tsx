import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SkipLink } from './dressed.ts'

const meta = {
  title: 'Page parts/SkipLink',
  component: SkipLink,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1} style={{ paddingBlock: '4rem', paddingInline: '1rem' }}>
        Содержание
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

/** Invisible until it has focus: press Tab. */
export const Unseen: Story = {}
export const Reached: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}
export const FocusPinned: Story = { globals: { pseudo: { focus: ['a'], focusVisible: ['a'] } } }
export const LongWords: Story = {
  args: {
    messages: { toContent: 'Перейти к содержанию достопримечательностей и высококвалифицированных экскурсоводов' },
  },
  parameters: FocusPinned.parameters,
}

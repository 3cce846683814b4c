import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { AttachControl } from './dressed.ts'

const meta = {
  title: 'Controls/AttachControl',
  component: AttachControl,
  args: { isAttached: false, objectTitle: 'Археопарк' },
} satisfies Meta<typeof AttachControl>
export default meta
type Story = StoryObj<typeof meta>

export const NotAttached: Story = {}
export const Attached: Story = { args: { isAttached: true } }
export const AttachedSecond: Story = { args: { isAttached: true, position: 2 } }
export const Disabled: Story = { args: { disabled: true } }
export const Hovered: Story = { globals: { pseudo: { hover: true } } }
export const Focused: Story = { args: { isAttached: true }, globals: { pseudo: { focusVisible: ['button'] } } }
export const Asked: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /: Археопарк/, pressed: false }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}
/** The track has no room. */
export const Refused: Story = {
  args: { refusal: 'Трек полон: в нём не больше 300 остановок. Уберите одну, и место найдётся.' },
}
/** Track control is disabled, so nothing is rendered. */
export const NotEnabled: Story = { args: { isEnabled: false } }

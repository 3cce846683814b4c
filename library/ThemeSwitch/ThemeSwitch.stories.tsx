import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ThemeSwitch } from './dressed.ts'

const meta = {
  title: 'Controls/ThemeSwitch',
  component: ThemeSwitch,
  args: { defaultValue: 'light', action: '/preferences', onChange: () => {} },
  decorators: [(Story) => <div style={{ minBlockSize: '14rem' }}>{Story()}</div>],
} satisfies Meta<typeof ThemeSwitch>
export default meta
type Story = StoryObj<typeof meta>

/** Opens it by an arrow key, because its menu is used with the arrow keys. */
async function open(canvas: HTMLElement) {
  canvas.querySelector('summary')?.focus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() =>
    expect(
      within(canvas)
        .getAllByRole('menuitemradio')
        .some((option) => option === document.activeElement),
    ).toBe(true),
  )
}

export const Light: Story = {}
export const AsInTheSystem: Story = { args: { defaultValue: 'system' } }
export const AnotherThemeIsOn: Story = {
  args: { defaultValue: { title: 'Чёрным по белому', posted: 'lv-black-on-white' } },
  play: ({ canvasElement }) => open(canvasElement),
}
export const HoverPinned: Story = { globals: { pseudo: { hover: ['summary'] } } }
export const FocusPinned: Story = { globals: { pseudo: { focusVisible: ['summary'] } } }
export const Open: Story = { play: ({ canvasElement }) => open(canvasElement) }
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const button = canvasElement.querySelector('summary')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button?.getAttribute('aria-label')).toMatch(/Тёмное|Dark/)
  },
}

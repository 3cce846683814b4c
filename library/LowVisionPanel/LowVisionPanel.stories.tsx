import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { LowVisionPanel } from './dressed.ts'
import { changedReading } from './reading.ts'

const meta = {
  title: 'Page parts/LowVisionPanel',
  component: LowVisionPanel,
  parameters: { layout: 'fullscreen' },
  args: { defaultValue: { theme: 'lv-black-on-white' }, action: '/preferences', onChange: () => {}, defaultOpen: true },
} satisfies Meta<typeof LowVisionPanel>
export default meta
type Story = StoryObj<typeof meta>

/** For a phone; where there is room the settings are open in any case. */
export const Closed: Story = { args: { defaultOpen: false } }
export const Open: Story = {}
export const EverythingChanged: Story = {
  args: { defaultValue: { theme: 'lv-white-on-black', text: '200', font: 'serif', spacing: 'wider', images: 'off' } },
}
export const HoverPinned: Story = { globals: { pseudo: { hover: ['button', 'summary'] } } }
export const FocusPinned: Story = {
  globals: { pseudo: { focusVisible: ["button[name='font']", "button[name='reading']"] } },
}
/** Does what the page does: keeps the settings and sets them on its root. */
export const ByKeyboard: Story = {
  render: ({ defaultValue: first = {}, ...args }) => {
    const [value, setValue] = useState(first)
    return (
      <LowVisionPanel
        {...args}
        value={value}
        onChange={(field, changed) => setValue(changedReading(value, field, changed))}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    const button = (value: string) => {
      const found = panel.getAllByRole('button').find((one) => one.getAttribute('value') === value)
      if (!found) throw new Error(`no button with the value ${value}`)
      return found
    }
    button('serif').focus()
    await userEvent.keyboard('{Enter}')
    await expect(button('serif')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(button('wide')).toHaveAttribute('aria-pressed', 'true')
    button('reset').focus()
    await userEvent.keyboard('{Enter}')
    await expect(button('serif')).toHaveAttribute('aria-pressed', 'false')
  },
}
export const LongWords: Story = {
  args: {
    messages: {
      spacings: { '': 'обыкновенный', wide: 'увеличенный', wider: 'сверхувеличенный' },
      fonts: { '': 'прямолинейный рубленый без засечек', serif: 'высококонтрастный антиквенный с засечками' },
      reset: 'Вернуться к обыкновенной версии портала для всех посетителей',
    },
  },
}

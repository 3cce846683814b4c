import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { NumberStepper } from './dressed.ts'

const meta = {
  title: 'Controls/NumberStepper',
  component: NumberStepper,
  args: { label: 'Взрослые', min: 1, max: 10, defaultValue: 2 },
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
} satisfies Meta<typeof NumberStepper>
export default meta
type Story = StoryObj<typeof meta>

export const Between: Story = {}
export const AtLeast: Story = { args: { defaultValue: 1 } }
export const AtMost: Story = { args: { defaultValue: 10 } }
export const Hovered: Story = { globals: { pseudo: { hover: ['button', 'div'] } } }
export const Focused: Story = { globals: { pseudo: { focusVisible: ['button'] } } }
export const Invalid: Story = { args: { isRequired: true, error: 'Осталось одно место' } }
export const Disabled: Story = { args: { isDisabled: true, hint: 'Этот тур продаётся только целиком' } }
export const LongWords: Story = {
  args: {
    label: 'Взрослые сопровождающие несовершеннолетних путешественников',
    hint: 'Достопримечательностями-первопроходцами',
    min: 0,
    max: 1_000_000,
    defaultValue: 999_999,
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('textbox', { name: 'Взрослые' }).focus()
    const field = await within(canvasElement).findByRole<HTMLInputElement>('spinbutton', { name: 'Взрослые' })
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(field.value).toBe('4')
    await userEvent.keyboard('{End}{PageDown}')
    await expect(field.value).toBe('1')
    await userEvent.keyboard('{PageUp}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(field.value).toBe('10')
    await expect(document.activeElement).toHaveAttribute('aria-disabled', 'true')
  },
}

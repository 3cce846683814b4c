import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Checkbox } from './dressed.ts'

const meta = {
  title: 'Controls/Checkbox',
  component: Checkbox,
  args: { children: 'Музеи' },
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const WithCount: Story = { args: { defaultChecked: true, count: 42 } }
export const WithHint: Story = { args: { children: 'Открыто 06.12.2025', hint: 'дата вашей поездки' } }
export const Invalid: Story = {
  args: { children: 'Принимаю пользовательское соглашение', error: 'Отметьте согласие, чтобы оплатить' },
}
export const Disabled: Story = { args: { isDisabled: true } }
export const LongLabel: Story = {
  args: {
    children: (
      <>
        Принимаю <a href="/docs/1">пользовательское соглашение</a> и{' '}
        <a href="/docs/4">политику обработки персональных данных</a>
      </>
    ),
  },
}
export const Hovered: Story = { globals: { pseudo: { hover: ['label'] } } }
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole<HTMLInputElement>('checkbox')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(document.activeElement).toBe(box)
    await expect(box.checked).toBe(true)
  },
}

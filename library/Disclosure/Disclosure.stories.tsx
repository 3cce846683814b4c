import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { chevronDown } from '../Icon/icons.ts'
import { Icon } from '../Icon/dressed.ts'
import { Disclosure } from './dressed.ts'

const links = (count: number) => (
  <ul>
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>
        <a href="#rent">Прокат {index + 1}</a>
      </li>
    ))}
  </ul>
)
const summary = (text: string) => (
  <>
    {text}
    <Icon path={chevronDown} size="sm" />
  </>
)

const meta = {
  title: 'Controls/Disclosure',
  component: Disclosure,
  args: { summary: summary('Услуги'), children: links(4) },
  decorators: [(Story) => <div style={{ minBlockSize: '16rem' }}>{Story()}</div>],
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Hovered: Story = { globals: { pseudo: { hover: ['summary'] } } }
export const Focused: Story = { globals: { pseudo: { focusVisible: ['summary'] } } }
export const Open: Story = { args: { defaultOpen: true } }
export const Selected: Story = { args: { isSelected: true, summary: summary('Прокат 2') } }
export const LongWords: Story = {
  args: {
    defaultOpen: true,
    summary: summary('Водогрязелечебнопрофилакторий-археопарковедение'),
    children: <p>Водогрязелечебнопрофилакторий-археопарковедение</p>,
  },
}
export const FarTooMany: Story = { args: { defaultOpen: true, children: links(60) } }
/** Enter on the button opens it, Escape closes it and brings focus back. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const summaryElement = within(canvasElement).getByText('Услуги')
    await userEvent.click(summaryElement)
    const details = summaryElement.closest('details')
    await expect(details?.open).toBe(true)
    await userEvent.tab()
    await expect(within(canvasElement).getAllByRole('link')[0]).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(details?.open).toBe(false)
    await expect(summaryElement).toHaveFocus()
  },
}

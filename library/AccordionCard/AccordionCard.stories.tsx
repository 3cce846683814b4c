import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AccordionCard } from './dressed.ts'

const meta = {
  title: 'Controls/AccordionCard',
  component: AccordionCard,
  args: {
    title: 'Нужна ли прививка от энцефалита',
    children: <p>С апреля по сентябрь — желательна. Зимой клещи не активны.</p>,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '30rem' }}>{Story()}</div>],
} satisfies Meta<typeof AccordionCard>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { args: { defaultOpen: true } }
export const Several: Story = {
  render: (args) => (
    <div>
      <AccordionCard {...args} defaultOpen />
      <AccordionCard title="Работает ли связь в посёлках">
        <p>В больших — да. Между ними до 90 км без связи.</p>
      </AccordionCard>
      <AccordionCard title="Можно ли с собакой">
        <p>На поводке; в музеи — только собаке-проводнику.</p>
      </AccordionCard>
    </div>
  ),
}
export const Hovered: Story = { globals: { pseudo: { hover: ['button'] } } }
export const Focused: Story = { globals: { pseudo: { focusVisible: ['button'] } } }
export const LongWords: Story = {
  args: {
    defaultOpen: true,
    title: 'Водогрязелечебнопрофилакторий-археопарковедение: нужны ли справки, прививки и сменная обувь',
  },
}
export const FarTooMany: Story = {
  render: (args) => (
    <div>
      {Array.from({ length: 30 }, (_, index) => (
        <AccordionCard key={index} {...args} title={`Вопрос ${index + 1}`} />
      ))}
    </div>
  ),
}
/** Enter opens it, Space closes it; Tab goes past what is closed and into what is open. */
export const ByKeyboard: Story = {
  args: { children: <a href="#ticks">О клещах</a> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}
/** Simulates find-in-page: the browser notifies the closed panel that it contains the match. */
export const FoundBySearch: Story = {
  play: async ({ canvasElement }) => {
    const panel = await waitFor(() => {
      const found = canvasElement.querySelector('[hidden="until-found"]')
      if (!found) throw new Error('Nothing here waits to be found.')
      return found
    })
    panel.dispatchEvent(new Event('beforematch', { bubbles: true }))
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveAttribute('aria-expanded', 'true'))
  },
}

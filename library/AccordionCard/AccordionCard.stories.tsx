import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccordionCard } from './dressed.ts'

const meta = {
  title: 'AccordionCard',
  component: AccordionCard,
  args: { title: 'Нужна ли прививка от энцефалита', children: <p>С апреля по сентябрь — желательна. Зимой клещи не активны.</p> },
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

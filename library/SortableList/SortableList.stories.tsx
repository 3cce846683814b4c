import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { PlannerItem } from '../PlannerItem/dressed.ts'
import { SortableList } from './dressed.ts'
import { moved } from './order.ts'

const stops = ['Археопарк', 'Музей под открытым небом «Торум Маа»', 'Ярмарка мастеров'].map((text, index) => ({
  key: `${index + 1}`,
  text,
}))

function Plan() {
  const [items, setItems] = useState(stops)
  const sort = (keys: readonly string[]) =>
    setItems(keys.flatMap((key) => stops.find((stop) => stop.key === key) ?? []))
  const keys = items.map(({ key }) => key)
  return (
    <SortableList label="Мой трек" items={items} onReorder={sort}>
      {({ key, text }, row, index) => (
        <PlannerItem
          {...row}
          sortKey={key}
          number={index + 1}
          title={text}
          href="#"
          isFirst={index === 0}
          isLast={index === items.length - 1}
          onAction={(action) =>
            sort(
              moved(
                keys,
                key,
                keys[action === 'up' ? index - 1 : index + 1] ?? key,
                action === 'up' ? 'before' : 'after',
              ),
            )
          }
        />
      )}
    </SortableList>
  )
}

const meta = { title: 'Planner/SortableList', render: () => <Plan /> } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Sorted: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Перетащить/ })).toHaveLength(3))
  },
}

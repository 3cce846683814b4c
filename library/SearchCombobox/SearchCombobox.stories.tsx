import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { SearchCombobox } from './dressed.ts'

const atPlaces = { group: 'Места', path: 'Места › Музей' }
const suggestions = [
  { title: 'Музей Природы и Человека', description: 'Музей · Ханты-Мансийск', link: '/locations/1', ...atPlaces },
  {
    title: 'Музей под открытым небом «Торум Маа»',
    description: 'Этнография · Ханты-Мансийск',
    link: '/locations/2',
    group: 'Места',
    path: 'Места › Этнография',
  },
  { title: 'Берёзовский краеведческий музей', description: 'Музей · Берёзово', link: '/locations/3', ...atPlaces },
  {
    title: 'К лесным ханты: музей и стойбище',
    description: 'Этнография · 3 дня',
    link: '/tours/4',
    group: 'Туры',
    path: 'Туры › Этнография',
  },
]
const meta = {
  title: 'Controls/SearchCombobox',
  component: SearchCombobox,
  args: {
    value: 'муз',
    isOpen: true,
    menu: { kind: 'ready', suggestions },
    onChange: () => {},
    onOpenChange: () => {},
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    const [isOpen, setIsOpen] = useState(args.isOpen)
    const write = (text: string) => {
      setValue(text)
      setIsOpen(text.trim() !== '')
    }
    return (
      <div style={{ minHeight: '30rem', maxWidth: '41rem' }}>
        <SearchCombobox
          {...args}
          value={value}
          onChange={write}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          onSubmit={() => {}}
        />
      </div>
    )
  },
} satisfies Meta<typeof SearchCombobox>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { value: '', isOpen: false, menu: { kind: 'closed' } } }
export const Hovered: Story = {
  args: { value: '', isOpen: false, menu: { kind: 'closed' } },
  globals: { pseudo: { hover: ['div:has(> input)'] } },
}
export const Suggestions: Story = {}
/** Typing, moving with the arrows and closing, all by keyboard. */
export const ByKeyboard: Story = {
  args: { value: '', isOpen: false },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox')
    await userEvent.type(field, ' ')
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull()
    await userEvent.type(field, 'муз')
    const options = await within(canvasElement).findAllByRole('option')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id)
    await userEvent.keyboard('{Escape}')
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(within(canvasElement).getAllByRole('option')[0]).toHaveAttribute('data-active'))
  },
}
export const Loading: Story = { args: { menu: { kind: 'loading' } } }
export const NothingFound: Story = { args: { value: 'мувей', menu: { kind: 'empty' } } }
/** The call is repeated by keyboard, and focus returns to the field. */
export const Failed: Story = {
  args: { menu: { kind: 'failed' }, onRetry: () => {} },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Повторить' }))
    await expect(within(canvasElement).getByRole('combobox')).toHaveFocus()
  },
}
/** The call failed after an earlier one had succeeded. */
export const EarlierSuggestions: Story = {
  args: { value: 'музей приро', notice: <p>Поиск не удался. Это подсказки по запросу «муз».</p> },
}
export const Offline: Story = {
  args: {
    notice: <p>Сети нет: видны только места из вашего трека.</p>,
    menu: { kind: 'ready', suggestions: suggestions.slice(0, 1) },
  },
}
export const LongText: Story = {
  args: {
    value: 'музей',
    menu: {
      kind: 'ready',
      suggestions: [
        {
          title: 'Муниципальный музей истории, природы и ремёсел народов, живущих у слияния двух больших рек',
          description: 'Музей · посёлок с очень длинным названием',
          link: '/locations/1234567890',
          group: 'Места',
          path: 'Места › Музеи истории, природы и ремёсел › Постоянные выставки',
        },
      ],
    },
  },
}
export const FarTooMany: Story = {
  args: {
    value: 'музей',
    menu: {
      kind: 'ready',
      suggestions: Array.from({ length: 60 }, (_, at) => ({
        title: `Музей ${at + 1}`,
        description: 'Музей · Сургут',
        link: `/locations/${at + 1}`,
        ...atPlaces,
      })),
    },
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Checkbox } from '../Checkbox/dressed.ts'
import { ComboBox } from '../ComboBox/dressed.ts'
import { DatePicker } from '../DatePicker/dressed.ts'
import { Menu } from '../Menu/dressed.ts'
import { NumberStepper } from '../NumberStepper/dressed.ts'
import { Pagination } from '../Pagination/dressed.ts'
import { PlannerItem } from '../PlannerItem/dressed.ts'
import { SearchCombobox } from '../SearchCombobox/dressed.ts'
import { Select } from '../Select/dressed.ts'
import { SortableList } from '../SortableList/dressed.ts'
import { Tabs } from '../Tabs/dressed.ts'
import { TerritoryPicker } from '../TerritoryPicker/dressed.ts'

const titles = ['Сургут', 'Нягань', 'Урай', 'Югорск', 'Когалым', 'Мегион']
const towns = titles.map((label) => ({ value: label, label }))
const column = { display: 'grid', gap: '1.5rem', maxInlineSize: '24rem' } as const
const Column = ({ children }: { children: ReactNode }) => <div style={column}>{children}</div>

/** Right-to-left text: everything at the start or the end of a line is mirrored. */
const meta = {
  title: 'Foundations/Right to left',
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ minBlockSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Fields: Story = {
  render: () => (
    <Column>
      <SearchCombobox menu={{ kind: 'closed' }} defaultValue="музей" />
      <Select label="Куда" options={towns} error="Выберите город" />
      <NumberStepper label="Взрослые" min={1} max={10} defaultValue={10} />
      <Checkbox hint="Без доплаты">Только бесплатные</Checkbox>
    </Column>
  ),
}

export const OpenList: Story = {
  render: () => (
    <Column>
      <ComboBox label="Откуда" options={towns} defaultValue="Сургут" defaultOpen />
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('listbox')).toBeVisible()
  },
}

/** The buttons of the months are mirrored, and the calendar is aligned with the start of the field. */
export const Calendar: Story = {
  render: () => (
    <Column>
      <DatePicker label="Дата поездки" defaultValue="2025-12-06" today="2025-11-21" />
    </Column>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await canvas.findByRole('dialog', {}, { timeout: 20_000 })
    const [previous, next] = [/^(Предыдущий|Previous)/, /^(Следующий|Next)/].map((name) =>
      within(dialog).getAllByRole('button', { name })[0]?.getBoundingClientRect(),
    )
    await expect(previous?.x).toBeGreaterThan(next?.x ?? Infinity)
    const { left, right } = dialog.getBoundingClientRect()
    await expect([left >= 0, right <= document.documentElement.clientWidth]).toEqual([true, true])
  },
}

export const Lists: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TerritoryPicker
        territories={titles.map((title, id) => ({ id, title }))}
        pinnedIds={[0, 1]}
        selectedId={null}
        action="/preferences"
      />
      <Tabs
        label="Профиль"
        tabs={['Билеты', 'Заказы', 'Треки'].map((label) => ({ id: label, label, panel: <p>{label}</p> }))}
      />
      <SortableList
        label="Мой трек"
        items={titles.slice(0, 2).map((text) => ({ key: text, text }))}
        onReorder={() => {}}
      >
        {({ key, text }, row, index) => (
          <PlannerItem {...row} sortKey={key} number={index + 1} title={text} href="#" onAction={() => {}} />
        )}
      </SortableList>
      <Pagination page={2} pageCount={8} hrefFor={(page) => `?page=${page}`} />
      <form action="#">
        <Menu label="Личный кабинет" options={[{ key: 'tracks', title: 'Мои треки', href: '#tracks' }]}>
          Анна
        </Menu>
      </form>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^(Перетащить|Drag)/ })).toHaveLength(2), {
      timeout: 20_000,
    })
    const drawing = canvasElement.querySelector('a[rel=prev] path')
    await expect(drawing && getComputedStyle(drawing).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)')
    const button = [...canvasElement.querySelectorAll('summary')].at(-1)
    button?.focus()
    await userEvent.keyboard('{ArrowDown}')
    const menu = await canvas.findByRole('menu', {}, { timeout: 20_000 })
    const { left, right } = menu.getBoundingClientRect()
    await expect([left >= 0, right <= document.documentElement.clientWidth]).toEqual([true, true])
  },
}

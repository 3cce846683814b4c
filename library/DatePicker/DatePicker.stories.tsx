import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { DaylightBar } from '../DaylightBar/dressed.ts'
import type { DatePickerProps } from './DatePicker.tsx'
import { DatePicker } from './dressed.ts'

/** A norm that gets colder, as in a winter. */
const norm = (date: string) => `−${11 + Math.floor(Number(date.slice(8)) / 5) + (date.slice(5, 7) === '12' ? 3 : 0)}`

/** Both variants: the docs cannot show a union whose parts have each their own ref. */
type Args = Omit<DatePickerProps, 'ref' | 'variant'> & { variant?: 'typed' | 'weather' }

const meta: Meta<Args> = {
  title: 'Controls/DatePicker',
  component: DatePicker,
  args: { label: 'Дата поездки', today: '2025-11-21', min: '2025-11-21', max: '2026-11-21' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem', minBlockSize: '46rem' }}>
        <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<Args>

const field = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('textbox')
const openCalendar = async (canvas: HTMLElement) => {
  const { getByRole, findByRole } = within(canvas)
  getByRole('button').focus()
  await userEvent.keyboard('{Enter}')
  return findByRole('dialog', {}, { timeout: 5000 })
}

export const Empty: Story = {}
export const Chosen: Story = { args: { defaultValue: '2025-12-06', hint: 'Погоду покажем на этот день' } }
export const Weather: Story = { args: { variant: 'weather', defaultValue: '2025-12-06' } }
export const WeatherWithoutDate: Story = { args: { variant: 'weather', isRequired: true } }
export const Disabled: Story = { args: { defaultValue: '2025-12-06', isDisabled: true } }
export const ErrorFromTheForm: Story = { args: { isRequired: true, error: 'Обязательное поле' } }
export const Focused: Story = {
  args: { defaultValue: '2025-12-06' },
  globals: { pseudo: { focusVisible: ['input'], hover: ['button'] } },
}

export const NoSuchDate: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), '31022026')
    await expect(field(canvasElement)).toHaveValue('31.02.2026')
    await expect(field(canvasElement)).toBeInvalid()
    field(canvasElement).blur()
  },
}
export const CalendarByKeyboard: Story = {
  args: { defaultValue: '2025-12-06' },
  play: async ({ canvasElement }) => {
    const dialog = await openCalendar(canvasElement)
    await waitFor(() => expect(within(dialog).getByRole('button', { name: / 6 дек| 6 Dec/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    await waitFor(() => expect(within(canvasElement).getAllByRole('button')[0]).toHaveFocus())
    await expect(field(canvasElement)).toHaveValue('14.12.2025')
  },
}
/** All content that the calendar supports: norms under the days, the light, presets, no date. */
export const Calendar: Story = {
  // A day's name holds both its number and its norm, with the month between them, where
  // the rule wants them side by side.
  parameters: { a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } } },
  args: {
    defaultValue: '2025-12-06',
    dayNote: norm,
    presets: [
      { label: 'Сегодня', value: '2025-11-21' },
      { label: 'Ближайшие выходные', value: '2025-11-22' },
    ],
    withoutDateLabel: 'Без даты',
    footer: (
      <DaylightBar
        {...{ dawn: 8.3, rise: 9.27, set: 15.23, dusk: 16.21 }}
        label="Светло 09:16–15:14"
        length="5 ч 57 мин"
        description="Светло с 09:16 до 15:14, 5 часов 57 минут"
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await openCalendar(canvasElement)
    await waitFor(() => expect(within(dialog).getByRole('button', { name: / 6 дек| 6 Dec/ })).toHaveFocus())
  },
}
export const CalendarDidNotLoad: Story = {
  args: { loadCalendar: () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field(canvasElement)).toBeInvalid())
    await expect(field(canvasElement)).toBeEnabled()
  },
}

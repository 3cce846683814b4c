import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { panorama } from '../drawing/panorama.ts'
import { pictureOf } from '../drawing/testing.ts'
import { YearPanorama } from './dressed.ts'

const names = ['Янв', 'Фев', 'Март', 'Апр', 'Май', 'Июнь', 'Июль', 'Авг', 'Сент', 'Окт', 'Нояб', 'Дек']
const norms = ['−19°', '−17°', '−8°', '0°', '+8°', '+15°', '+18°', '+15°', '+8°', '0°', '−10°', '−17°']
const months = names.map((label, index) => ({
  month: index + 1,
  label,
  value: norms[index],
  ...(index === 10 && { now: 'сейчас' }),
}))

const meta = {
  title: 'Page parts/YearPanorama',
  component: YearPanorama,
  args: {
    label: 'Месяц поездки',
    picture: pictureOf(panorama({ seed: 'year', width: 2400, height: 720, latitude: 61 })),
    latitude: 61,
    months,
    selectedMonth: 12,
    action: '/preferences',
  },
  render: (args) => {
    const [month, setMonth] = useState(args.selectedMonth)
    return <YearPanorama {...args} selectedMonth={month} onSelectionChange={setMonth} />
  },
} satisfies Meta<typeof YearPanorama>
export default meta
type Story = StoryObj<typeof meta>

export const December: Story = {}
export const June: Story = { args: { selectedMonth: 6 } }
export const WithoutNorms: Story = { args: { months: months.map(({ month, label }) => ({ month, label })) } }

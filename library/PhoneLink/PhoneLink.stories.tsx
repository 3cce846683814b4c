import type { Meta, StoryObj } from '@storybook/react-vite'
import { PhoneLink } from './dressed.ts'

const meta = { title: 'PhoneLink', component: PhoneLink, args: { phone: '3467123456' } } satisfies Meta<typeof PhoneLink>
export default meta
type Story = StoryObj<typeof meta>

export const TenDigits: Story = {}
export const NotANumber: Story = { args: { phone: '3467-12, доб. 3' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { PhoneLink } from './dressed.ts'

const meta = { title: 'Controls/PhoneLink', component: PhoneLink, args: { phone: '3467123456' } } satisfies Meta<
  typeof PhoneLink
>
export default meta
type Story = StoryObj<typeof meta>

export const TenDigits: Story = {}
export const DividedOtherwise: Story = { args: { phone: '(346) 712-34-56' } }
export const NotANumber: Story = { args: { phone: '3467-12, доб. 3' } }
export const HoverPinned: Story = { globals: { pseudo: { hover: true } } }
export const FocusPinned: Story = { globals: { pseudo: { focusVisible: ['a'] } } }
export const LongWords: Story = {
  args: { phone: 'Звоните высококвалифицированному администратору гостиницы с девяти до восемнадцати часов' },
  decorators: [(Story) => <p style={{ maxInlineSize: '14rem' }}>{Story()}</p>],
}

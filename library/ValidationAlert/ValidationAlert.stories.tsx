import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValidationAlert } from './dressed.ts'

const meta = {
  title: 'Controls/ValidationAlert',
  component: ValidationAlert,
  args: { field: 'email', errors: { email: ['Обязательное поле'] } },
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
} satisfies Meta<typeof ValidationAlert>
export default meta
type Story = StoryObj<typeof meta>

export const OneMessage: Story = {}
export const Several: Story = {
  args: { errors: { email: ['Обязательное поле', 'Адрес не похож на адрес электронной почты'] } },
}
/** Errors of another field are not shown here. */
export const AnotherField: Story = { args: { errors: { name: ['Обязательное поле'] } } }
export const LongWords: Story = {
  args: {
    errors: {
      email: [
        'Рентгеноэлектрокардиографического-сельскохозяйственно-машиностроительный: только буквы алфавита',
        'Не больше 100 знаков',
      ],
    },
  },
}

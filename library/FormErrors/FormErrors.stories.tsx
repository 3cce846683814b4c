import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { RadioGroup } from '../RadioGroup/dressed.ts'
import { TextField } from '../TextField/dressed.ts'
import { FormErrors } from './dressed.ts'

const fields = [
  { name: 'phone', label: 'Телефон', id: 'payer-phone' },
  { name: 'sex', label: 'Пол', id: 'payer-sex' },
]
const sexes = [
  { value: 'female', label: 'Женский' },
  { value: 'male', label: 'Мужской' },
]

const meta = {
  title: 'Controls/FormErrors',
  component: FormErrors,
  args: { fields, errors: { phone: ['Нужно 10 цифр после +7'], sex: ['Обязательное поле'] } },
  decorators: [(Story) => <div style={{ display: 'grid', gap: '1.25rem', maxInlineSize: '36rem' }}>{Story()}</div>],
} satisfies Meta<typeof FormErrors>
export default meta
type Story = StoryObj<typeof meta>

/** Inside its form: the messages are shown here and under their fields. */
export const OnTopOfAForm: Story = {
  render: (args) => (
    <>
      <FormErrors {...args} />
      <TextField id="payer-phone" label="Телефон" type="tel" defaultValue="912" error={args.errors?.['phone']} />
      <RadioGroup id="payer-sex" legend="Пол" options={sexes} error={args.errors?.['sex']} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // It takes focus itself once it is there.
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Телефон' })).toHaveFocus())
  },
}
export const OneMessage: Story = {
  args: { errors: { phone: ['Нужно 10 цифр после +7'] } },
  render: (args) => (
    <>
      <FormErrors {...args} />
      <TextField id="payer-phone" label="Телефон" type="tel" />
    </>
  ),
}
export const NoFieldToBlame: Story = { args: { errors: { form: ['Места закончились, пока вы заполняли форму'] } } }
export const None: Story = { args: { errors: {} } }
export const FarTooMany: Story = {
  args: {
    fields: Array.from({ length: 12 }, (_, at) => ({
      name: `name${at}`,
      label: `Участник ${at + 1}`,
      id: `name${at}`,
    })),
    errors: Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [
        `name${at}`,
        ['Укажите фамилию', 'Рентгеноэлектрокардиографический: только буквы алфавита'],
      ]),
    ),
  },
  // The fields are not in the picture.
  render: (args) => (
    <>
      <FormErrors {...args} />
      {args.fields.map(({ id }) => (
        <span key={id} id={id} />
      ))}
    </>
  ),
}

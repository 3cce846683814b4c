import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/dressed.ts'
import { Checkbox } from '../Checkbox/dressed.ts'
import { FormErrors } from '../FormErrors/dressed.ts'
import { RadioGroup } from '../RadioGroup/dressed.ts'
import { TextField } from '../TextField/dressed.ts'
import { lettersOnly } from './constraints.ts'
import { Form } from './Form.tsx'

const fields = [
  { name: 'email', label: 'Электронная почта', id: 'form-email' },
  { name: 'surname', label: 'Фамилия', id: 'form-surname' },
]

const meta = {
  title: 'Controls/Form',
  component: Form,
  args: {
    onSubmit: (event) => event.preventDefault(),
    style: { display: 'grid', gap: '1.25rem', maxInlineSize: '22rem' },
    children: (
      <>
        <TextField id="form-email" name="email" type="email" label="Электронная почта" isRequired />
        <TextField id="form-surname" name="surname" label="Фамилия" pattern={lettersOnly} />
        <TextField name="password" type="password" label="Пароль" minLength={8} autoComplete="new-password" />
        <TextField name="again" type="password" label="Пароль ещё раз" matches="password" autoComplete="new-password" />
        <RadioGroup
          name="sex"
          legend="Пол"
          isRequired
          options={[
            { value: 'female', label: 'Женский' },
            { value: 'male', label: 'Мужской' },
          ]}
        />
        <Checkbox name="agreed" isRequired>
          Согласен с правилами портала
        </Checkbox>
        <Button type="submit">Отправить</Button>
      </>
    ),
  },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

export const Untouched: Story = {}

/** Focus goes to the first field that is wrong. */
export const FromTheServer: Story = {
  args: { validationErrors: { email: ['Адрес уже занят'], agreed: ['Без согласия нельзя'] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /почта/ })).toHaveFocus())
  },
}

export const WithAListOfErrors: Story = {
  args: { validationErrors: { email: ['Адрес уже занят'], surname: ['Не больше 40 знаков'] } },
  render: (args) => (
    <Form {...args}>
      <FormErrors fields={fields} />
      {args.children}
    </Form>
  ),
}

/** The browser's own messages are never shown. */
export const RefusedByTheBrowser: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Фамилия' }), 'R2D2')
    await userEvent.type(canvas.getByLabelText('Пароль'), 'тайна')
    await userEvent.type(canvas.getByLabelText('Пароль ещё раз'), 'другая')
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await expect(canvas.getByRole('textbox', { name: /почта/ })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: /почта/ })).toHaveAccessibleDescription('Обязательное поле')
    // Browsers check lengths only for text that a person has typed, so `minLength` is covered by the unit tests.
    await expect(canvas.getByLabelText('Пароль ещё раз')).toHaveAccessibleDescription('Поля должны совпадать')
  },
}

export const MendedFieldByField: Story = {
  args: { validationErrors: { email: ['Адрес уже занят'], surname: ['Не больше 40 знаков'] } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /почта/ }), 'e')
    await expect(canvas.getByRole('textbox', { name: /почта/ })).not.toHaveAttribute('aria-invalid')
    await expect(canvas.getByRole('textbox', { name: 'Фамилия' })).toHaveAttribute('aria-invalid', 'true')
  },
}

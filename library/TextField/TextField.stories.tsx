import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { mail } from '../Icon/icons.ts'
import { TextField } from './dressed.ts'
import type { TextFieldProps } from './TextField.tsx'

const meta = {
  title: 'Controls/TextField',
  component: TextField,
  args: { label: 'Фамилия' },
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
} satisfies Meta<typeof TextField>
export default meta
interface Story extends Omit<StoryObj<typeof meta>, 'args'> {
  args: Partial<TextFieldProps>
}

export const Empty: Story = {
  args: {
    label: 'Электронная почта',
    type: 'email',
    icon: mail,
    placeholder: 'elena@example.ru',
    isRequired: true,
    autoComplete: 'email',
  },
}
export const Filled: Story = { args: { defaultValue: 'Соколова', hint: 'Как в паспорте' } }
export const Hovered: Story = { args: { defaultValue: 'Соколова' }, globals: { pseudo: { hover: true } } }
export const Focused: Story = { args: { defaultValue: 'Соколова' }, globals: { pseudo: { focusVisible: ['input'] } } }
export const Invalid: Story = {
  args: {
    label: 'Телефон',
    type: 'tel',
    defaultValue: '+7 (912) 000-00',
    isRequired: true,
    hint: 'Организатор позвонит, если поменяется время выезда',
    error: ['Нужно 10 цифр после +7', 'Уберите лишние знаки'],
  },
}
export const Disabled: Story = {
  args: { defaultValue: 'Соколова', isDisabled: true, hint: 'Фамилию меняет поддержка: по ней проверяют билет' },
}
export const Lines: Story = {
  args: {
    label: 'Пожелания',
    isMultiline: true,
    characterLimit: 200,
    defaultValue: 'Встретьте нас, пожалуйста, на вокзале.',
  },
}
export const LongWords: Story = {
  args: {
    label: 'Полное наименование организации, которая направляет участников и оплачивает поездку',
    isMultiline: true,
    defaultValue:
      'Сельскохозяйственно-рыбопромышленный производственный кооператив «Рентгеноэлектрокардиографического оборудования»',
    isRequired: true,
    error: 'Назовите организацию короче: рентгеноэлектрокардиографического здесь не поместится',
  },
}
export const OverTheLimit: Story = {
  args: { label: 'Пожелания', isMultiline: true, characterLimit: 20 },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLTextAreaElement>('textbox')
    await userEvent.type(field, 'Встретьте нас на вокзале')
    await expect(field.value).toBe('Встретьте нас на вокзале')
    await expect(within(canvasElement).getByRole('status').textContent).toMatch(/4/)
    field.blur()
  },
}
export const PasswordShown: Story = {
  args: { label: 'Пароль', type: 'password', hint: 'От 8 до 128 знаков', autoComplete: 'new-password' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText<HTMLInputElement>('Пароль')
    await userEvent.type(field, 'дорога на север')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(field.type).toBe('text')
    await expect(field.value).toBe('дорога на север')
  },
}

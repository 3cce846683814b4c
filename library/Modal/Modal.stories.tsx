import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../Button/dressed.ts'
import { Modal } from './dressed.ts'

const meta = {
  title: 'Controls/Modal',
  component: Modal,
  parameters: { layout: 'fullscreen' },
  args: {
    defaultOpen: true,
    title: 'Очистить трек?',
    children: <p>Пять мест исчезнут с этого устройства и из профиля. Вернуть их можно кнопкой в уведомлении.</p>,
    footer: (
      <>
        <Button variant="danger">Очистить</Button>
        <Button>Оставить</Button>
      </>
    ),
  },
  // A dialog does not add to the height of the picture.
  decorators: [(Story) => <div style={{ minBlockSize: '36rem' }}>{Story()}</div>],
} satisfies Meta<typeof Modal>
export default meta
type Story = StoryObj<typeof meta>

export const Question: Story = { args: { role: 'alertdialog' } }
export const Small: Story = { args: { size: 'sm' } }
export const WithoutFooter: Story = { args: { title: 'Погода на дни пути', footer: undefined } }
export const LargeAndLong: Story = {
  args: {
    size: 'lg',
    title: 'Правила посещения стойбища',
    children: Array.from({ length: 24 }, (_, index) => (
      <p key={index} style={{ marginBlockEnd: '1rem' }}>
        {index + 1}. Здороваются сначала со старшими, входят по приглашению, очаг обходят по кругу и ничего в него не
        бросают.
      </p>
    )),
    footer: <Button variant="primary">Принять правила</Button>,
  },
}
export const LongWords: Story = {
  args: {
    size: 'sm',
    title: 'Удалить «Сельскохозяйственноэнергетическийкомплекс»?',
    footer: (
      <>
        <Button variant="danger">Удалить безвозвратно с этого устройства</Button>
        <Button>Оставить всё как есть</Button>
      </>
    ),
  },
}
export const CloseFocused: Story = {
  args: { title: 'Поделиться' },
  globals: { pseudo: { focusVisible: ['h2 + button'], hover: ['h2 + button'] } },
}

const OnPage = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div style={{ padding: '2rem' }}>
      <Button onClick={() => setOpen(true)}>Очистить трек</Button>
      <Modal
        title="Очистить трек?"
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            <Button variant="danger">Очистить</Button>
            <Button onClick={() => setOpen(false)}>Оставить</Button>
          </>
        }
      >
        <p>Пять мест исчезнут.</p>
      </Modal>
    </div>
  )
}
export const OpenedAndClosed: Story = {
  render: OnPage,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Очистить трек' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(canvas.getByRole('dialog', { name: 'Очистить трек?' }))
    await expect(dialog.getByRole('button', { name: /Закрыть|Close/ })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Оставить' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
  },
}

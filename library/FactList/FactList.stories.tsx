import type { Meta, StoryObj } from '@storybook/react-vite'
import { car, child, ear, fork, gift, signLanguage, toilet, user, wheelchair } from '../Icon/icons.ts'
import { FactList } from './dressed.ts'

const meta = {
  title: 'Cards/FactList',
  component: FactList,
  args: {
    items: [
      { icon: user, title: 'Экскурсовод', note: 'рус., англ. по заявке' },
      { icon: gift, title: 'Лавка мастеров', note: 'оплата картой и наличными' },
      { icon: fork, title: 'Чай у очага', note: 'по выходным, 150,00 ₽' },
      { icon: car, title: 'Парковка', note: 'бесплатно, 12 мест' },
      { icon: child, title: 'Для детей', note: 'квест с 6 лет, санки напрокат' },
      { icon: toilet, title: 'Туалет' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '50rem' }}>{Story()}</div>],
} satisfies Meta<typeof FactList>
export default meta
type Story = StoryObj<typeof meta>

export const Services: Story = {}
export const Accessibility: Story = {
  args: {
    items: [
      {
        icon: wheelchair,
        title: 'Коляска — частично',
        note: 'вход 110 см без порога; зимой верхняя часть склона недоступна',
      },
      { icon: ear, title: 'Слух — частично', note: 'индукционной петли нет, текст экскурсии дают на бумаге' },
      { icon: signLanguage, title: 'Жестовый язык — по заявке', note: 'переводчик за 5 дней, бесплатно' },
    ],
  },
}
export const One: Story = { args: { items: [{ icon: toilet, title: 'Туалет' }] } }
export const FarTooMany: Story = {
  args: {
    items: Array.from({ length: 30 }, (_, index) => ({ icon: gift, title: `Услуга ${index + 1}`, note: 'по заявке' })),
  },
}
export const LongWords: Story = {
  args: {
    items: [
      {
        icon: user,
        title: 'Водогрязелечебнопрофилакторий-археопарковедение',
        note: 'переосвидетельствование удостоверений по предварительной заявке',
      },
    ],
  },
}

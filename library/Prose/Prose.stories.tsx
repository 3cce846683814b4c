import type { Meta, StoryObj } from '@storybook/react-vite'
import { Prose } from './dressed.ts'

const meta = {
  title: 'Prose',
  component: Prose,
  args: {
    children: (
      <>
        <p>
          На лесном склоне собраны подлинные постройки: зимние и летние дома, лабазы на сваях. Подробнее — <a href="https://example.ru">на сайте музея</a>.
        </p>
        <h2>Зимой</h2>
        <p>Дорожки чистят, но под ногами снег: берите обувь на нескользкой подошве.</p>
        <ul>
          <li>обход занимает около часа</li>
          <li>внутри домов не топят</li>
        </ul>
        <h3>Экскурсии</h3>
        <ol>
          <li>на русском — в 11:00 и 15:00</li>
          <li>на английском — по заявке за три дня</li>
        </ol>
        <blockquote>Фотографировать можно везде, кроме священной площадки.</blockquote>
        <table>
          <tbody>
            <tr>
              <th scope="row">Взрослый</th>
              <td>250,00 ₽</td>
            </tr>
            <tr>
              <th scope="row">Детский</th>
              <td>100,00 ₽</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
} satisfies Meta<typeof Prose>
export default meta
type Story = StoryObj<typeof meta>

export const Article: Story = {}

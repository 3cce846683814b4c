import type { Meta, StoryObj } from '@storybook/react-vite'
import { Prose } from './dressed.ts'

const meta = {
  title: 'Page parts/Prose',
  component: Prose,
  args: {
    children: (
      <>
        <p>
          На лесном склоне собраны подлинные постройки: зимние и летние дома, лабазы на сваях. Подробнее —{' '}
          <a href="https://example.ru">на сайте музея</a>.
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
export const FromHtml: Story = {
  args: {
    children: undefined,
    html: '<p>Текст редактора с <b>выделением</b>.</p><h2>Раздел</h2><ul><li>первое</li><li>второе</li></ul>',
  },
}
export const LongWords: Story = {
  args: {
    children: undefined,
    html: '<h2>Водогрязелечебнопрофилакторий-археопарковедение</h2><p>Адрес: https://example.ru/vodogryazelechebnoprofilaktoriy/arkheopark/vedenie/index.html</p><table><tr><th>Взрослый</th><th>Водогрязелечебнопрофилакторий</th><th>Археопарковедение</th></tr></table>',
  },
}
export const PicturesOff: Story = {
  args: {
    children: undefined,
    html: '<p>До дома идут по тропе.</p><p><img src="data:," alt="Тропа к дому среди сосен"></p><p>Потом — к реке.</p>',
  },
  globals: { images: 'off' },
}

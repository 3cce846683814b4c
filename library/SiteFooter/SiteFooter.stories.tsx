import type { Meta, StoryObj } from '@storybook/react-vite'
import { Brand } from '../Brand/dressed.ts'
import { Button } from '../Button/dressed.ts'
import { Icon } from '../Icon/dressed.ts'
import { eye } from '../Icon/icons.ts'
import { SocialLinks } from '../SocialLinks/dressed.ts'
import { SiteFooter } from './dressed.ts'

const links = (...titles: string[]) => titles.map((title) => ({ title, href: `/${encodeURIComponent(title)}` }))
const mark = (
  <svg viewBox="0 0 30 24" fill="currentColor">
    <path d="M0 1h4.5v9h4V14h-4v9H0z" />
    <path fillRule="evenodd" d="M18.5 0 30 12 18.5 24 7.5 12zm0 6L13 12l5.5 6 5.7-6z" />
  </svg>
)
const meta = {
  title: 'Page parts/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <Brand mark={mark} name="Тропа" line="туристский портал" />,
    sentence: 'Тайга, большие реки и люди, которые рады гостям.',
    lowVision: (
      <Button href="?reading=low-vision">
        <Icon path={eye} />
        Версия для слабовидящих
      </Button>
    ),
    social: (
      <SocialLinks
        links={[
          { network: 'vkontakte', href: 'https://vk.com/example' },
          { network: 'telegram', href: 'https://t.me/example' },
        ]}
      />
    ),
    groups: [
      { title: 'Путешественнику', links: links('О Югре', 'Туры', 'Экскурсии', 'События', 'Треки', 'Доступная среда') },
      { title: 'Сервисы', links: links('Мой трек', 'Авиабилеты', 'Погода и одежда', 'Карта', 'Зимники и переправы') },
      {
        title: 'Организациям',
        links: [
          { title: 'Вход для организаций', href: 'https://cabinet.example' },
          ...links('Разместить объект', 'Реестр организаторов'),
        ],
      },
    ],
    documents: links(
      'Пользовательское соглашение',
      'Правила продажи',
      'Договор с операторами',
      'Политика конфиденциальности',
    ),
    operator: {
      name: 'наименование организации',
      inn: '0000000000',
      ogrn: '0000000000000',
      address: '628000, Ханты-Мансийск',
      phone: '3467000000',
      email: 'hello@portal.example',
    },
    copyright: '© 2026',
  },
} satisfies Meta<typeof SiteFooter>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
export const WithoutServerGroups: Story = { args: { groups: [] } }
export const DocumentsOnly: Story = {
  args: { groups: [], lowVision: undefined, social: undefined, sentence: undefined },
}
export const HoverPinned: Story = { globals: { pseudo: { hover: ['a'] } } }
export const FocusPinned: Story = { globals: { pseudo: { focusVisible: ["a[href^='mailto:']", "a[href='tel:112']"] } } }
export const FarTooMany: Story = {
  args: {
    groups: Array.from({ length: 7 }, (_, group) => ({
      title: `Группа ${group + 1}`,
      links: links(...Array.from({ length: 14 }, (_, link) => `Ссылка ${link + 1}`)),
    })),
  },
}
export const LongWords: Story = {
  args: {
    sentence:
      'Превысокомногорассмотрительствующие достопримечательности, водогрязелечебницы и люди, которые рады гостям.',
    groups: [
      {
        title: 'Высококвалифицированному путешественнику',
        links: links(
          'Рентгеноэлектрокардиографические санатории',
          'Водогрязелечебницы для путешественников с детьми',
          'Сельскохозяйственно-машиностроительные музеи',
        ),
      },
    ],
    operator: {
      ...meta.args.operator,
      name: 'автономное учреждение «Североказахстанский центр развития сельскохозяйственно-машиностроительного туризма и гостеприимства»',
      email: 'dostoprimechatelnosti.i.vodogryazelechebnitsy@portal.example',
    },
  },
}

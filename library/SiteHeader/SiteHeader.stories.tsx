import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Brand } from '../Brand/dressed.ts'
import { bed, child, eye, fork, gift, map, organisation, phone, sled, sunCloud, ticket, train, user, wheelchair } from '../Icon/icons.ts'
import { LanguageToggle } from '../LanguageToggle/dressed.ts'
import { SearchCombobox } from '../SearchCombobox/dressed.ts'
import { TerritoryPicker } from '../TerritoryPicker/dressed.ts'
import { ThemeSwitch } from '../ThemeSwitch/dressed.ts'
import { TrackButton } from '../TrackButton/dressed.ts'
import { SiteHeader } from './dressed.ts'
import type { SiteHeaderProps } from './SiteHeader.tsx'

const towns = ['Ханты-Мансийск', 'Сургут', 'Нижневартовск', 'Нефтеюганск', 'Берёзово', 'Белоярский', 'Когалым', 'Нягань', 'Урай', 'Югорск']
const mark = (
  <svg viewBox="0 0 30 24" fill="currentColor">
    <path d="M0 1h4.5v9h4V14h-4v9H0z" />
    <path fillRule="evenodd" d="M18.5 0 30 12 18.5 24 7.5 12zm0 6L13 12l5.5 6 5.7-6z" />
  </svg>
)
const item = (title: string, href: string, icon?: string) => ({ title, href, icon })
const menu: SiteHeaderProps['menu'] = [
  {
    title: 'О крае',
    href: '/guides/77',
    children: [item('Гид по краю', '/guides'), item('Места', '/locations'), item('События', '/events'), item('Готовые треки', '/tracks'), item('Новости', '/news')],
  },
  item('Туры', '/tours'),
  item('Экскурсии', '/excursions'),
  {
    title: 'Услуги',
    href: '/products',
    children: [
      {
        ...item('В дорогу', '/pages/108'),
        children: [
          item('Как добраться', '/pages/108', train),
          item('Зимники и переправы', '/guides/79', sled),
          item('Погода и одежда', '/guides/78', sunCloud),
          item('Экстренные службы', '/pages/107', phone),
        ],
      },
      {
        ...item('На месте', '/locations'),
        children: [item('Карта', '/locations', map), item('Где поесть', '/locations?type_id=10', fork), item('Где жить', '/hotels', bed)],
      },
      {
        ...item('Для всех', '/guides/88'),
        children: [
          item('Доступная среда', '/guides/88', wheelchair),
          item('С детьми', '/guides/87', child),
          item('Мои билеты', '/profile/tickets', ticket),
          item('Сувениры', '/products?kind=souvenir', gift),
        ],
      },
    ],
  },
]

const Search = () => {
  const [value, setValue] = useState('')
  return (
    <SearchCombobox value={value} onValueChange={setValue} isOpen={value !== ''} onOpenChange={() => {}} menu={{ kind: 'loading' }} onSubmit={() => {}} />
  )
}
const hrefFor = (language: string) => `?lang=${language}`

const meta = {
  title: 'SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <Brand mark={mark} name="Тропа" line="туристский портал" />,
    menu,
    leadingLinks: [item('Версия для слабовидящих', '?reading=low-vision', eye)],
    utilityLinks: [item('Вход для организаций', 'https://cabinet.example', organisation)],
    accountLinks: [item('Войти', '/login', user), item('Регистрация', '/registration')],
    settings: <LanguageToggle hrefFor={hrefFor} />,
    drawerSettings: (
      <>
        <LanguageToggle hrefFor={hrefFor} look="full" />
        <ThemeSwitch value="system" action="/preferences" />
      </>
    ),
    search: <Search />,
    track: <TrackButton href="/my_tracks" count={5} />,
    territory: (
      <TerritoryPicker
        territories={towns.map((title, index) => ({ id: index + 1, title }))}
        pinnedIds={[1, 2, 3, 4, 5, 6]}
        selectedId={null}
        action="/preferences"
      />
    ),
  },
  render: (args) => {
    const [isSearching, setIsSearching] = useState(args.isSearching ?? false)
    return (
      <>
        <SiteHeader {...args} isSearching={isSearching} onSearchingChange={setIsSearching} />
        <div style={{ minBlockSize: '150vh' }} />
      </>
    )
  },
} satisfies Meta<typeof SiteHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Guest: Story = {}
export const SignedIn: Story = { args: { utilityLinks: [], accountLinks: [item('Профиль', '/profile', user), item('Выйти', '/logout')], currentPath: '/tours/7' } }
export const MenuOpen: Story = {
  play: ({ canvasElement }) => {
    const last = [...canvasElement.querySelectorAll('details')].filter((details) => details.name !== '').at(-1)
    if (last) last.open = true
  },
}
export const Searching: Story = { args: { isSearching: true } }
export const DrawerOpen: Story = { args: { defaultMenuOpen: true } }
export const InFlow: Story = { args: { isHeaderInFlow: true } }
export const Hidden: Story = { args: { isHidden: true } }
export const WithoutServerMenus: Story = { args: { menu: menu.map(({ title, href }) => ({ title, href })), territory: undefined } }
export const EmptyTrack: Story = { args: { track: <TrackButton href="/my_tracks" count={0} /> } }

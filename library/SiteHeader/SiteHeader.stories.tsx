import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Brand } from '../Brand/dressed.ts'
import {
  bed,
  child,
  eye,
  fork,
  gift,
  map,
  organisation,
  phone,
  sled,
  sunCloud,
  ticket,
  train,
  user,
  wheelchair,
} from '../Icon/icons.ts'
import { LanguageToggle } from '../LanguageToggle/dressed.ts'
import { SearchCombobox } from '../SearchCombobox/dressed.ts'
import { TerritoryPicker } from '../TerritoryPicker/dressed.ts'
import { ThemeSwitch } from '../ThemeSwitch/dressed.ts'
import { TrackButton } from '../TrackButton/dressed.ts'
import { SiteHeader } from './dressed.ts'
import type { SiteHeaderProps } from './SiteHeader.tsx'

const towns = [
  'Ханты-Мансийск',
  'Сургут',
  'Нижневартовск',
  'Нефтеюганск',
  'Берёзово',
  'Белоярский',
  'Когалым',
  'Нягань',
  'Урай',
  'Югорск',
]
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
    children: [
      item('Гид по краю', '/guides'),
      item('Места', '/locations'),
      item('События', '/events'),
      item('Готовые треки', '/tracks'),
      item('Новости', '/news'),
    ],
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
        children: [
          item('Карта', '/locations', map),
          item('Где поесть', '/locations?type_id=10', fork),
          item('Где жить', '/hotels', bed),
        ],
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
    <SearchCombobox
      value={value}
      onChange={setValue}
      isOpen={value !== ''}
      onOpenChange={() => {}}
      menu={{ kind: 'loading' }}
      onSubmit={() => {}}
    />
  )
}
const hrefFor = (language: string) => `?lang=${language}`

const meta = {
  title: 'Page parts/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <Brand mark={mark} name="Тропа" line="туристский портал" />,
    menu,
    leadingLinks: [item('Версия для слабовидящих', '?reading=low-vision', eye)],
    utilityLinks: [item('Вход для организаций', 'https://cabinet.example', organisation)],
    accountLinks: [item('Войти', '/login', user), item('Регистрация', '/registration')],
    settings: <ThemeSwitch value="system" action="/preferences" />,
    language: <LanguageToggle hrefFor={hrefFor} />,
    drawerSettings: <LanguageToggle hrefFor={hrefFor} look="full" />,
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
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <SiteHeader {...args} isSearching={isSearching} onSearchingChange={setIsSearching} />
        <div style={{ minBlockSize: '150vh' }} />
      </div>
    )
  },
} satisfies Meta<typeof SiteHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Guest: Story = {}
export const SignedIn: Story = {
  args: {
    utilityLinks: [],
    accountLinks: [item('Профиль', '/profile', user), item('Выйти', '/logout')],
    currentPath: '/tours/7',
  },
}
/** The title of the last menu of a wide header; it is not visible on a phone. */
const lastMenu = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('details')].findLast((details) => details.name !== '')?.querySelector('summary')
export const MenuOpen: Story = {
  play: async ({ canvasElement }) => {
    lastMenu(canvasElement)?.click()
    await expect(within(canvasElement).getAllByText('Как добраться')[0]).toBeInTheDocument()
  },
}
/** Escape closes an open menu and returns to its title. */
export const MenuByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const title = lastMenu(canvasElement)
    if (!title?.checkVisibility()) return
    title.focus()
    title.click()
    await userEvent.tab()
    await expect(title).not.toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(title).toHaveFocus()
    await expect(title.closest('details')?.open).toBe(false)
  },
}
export const Searching: Story = { args: { isSearching: true } }
export const DrawerOpen: Story = { args: { defaultMenuOpen: true } }
export const InFlow: Story = { args: { isHeaderInFlow: true } }
export const Hidden: Story = { args: { isHidden: true } }
/** The header is hidden, and returns as soon as the keyboard reaches it. */
export const HiddenWithFocusInside: Story = {
  args: { isHidden: true },
  play: async ({ canvasElement }) => {
    const brand = within(canvasElement).getByRole('link', { name: /Тропа/ })
    brand.focus()
    await expect(brand).toHaveFocus()
    await expect(brand.closest('[data-hidden]')?.matches(':focus-within')).toBe(true)
  },
}
export const HoverPinned: Story = { globals: { pseudo: { hover: ['nav a', 'summary', 'header > div a'] } } }
export const FocusPinned: Story = { globals: { pseudo: { focusVisible: ["a[href='/tours']", 'a[aria-label]'] } } }
export const LongWords: Story = {
  args: {
    brand: <Brand mark={mark} name="Североказахстанская" line="портал достопримечательностей" />,
    menu: [...menu, item('Водогрязелечебницы', '/1'), item('Сельскохозяйственно-машиностроительные музеи', '/2')],
    utilityLinks: [item('Вход для высококвалифицированных организаций', 'https://cabinet.example', organisation)],
    track: <TrackButton href="/my_tracks" count={1240} />,
  },
}
export const FarTooMany: Story = {
  args: {
    menu: Array.from({ length: 14 }, (_, at) => ({
      ...item(`Раздел ${at + 1}`, `/${at + 1}`),
      children: Array.from({ length: 40 }, (_, page) => item(`Страница ${page + 1}`, `/${at + 1}/${page + 1}`)),
    })),
  },
}
export const WithoutServerMenus: Story = {
  args: { menu: menu.map(({ title, href }) => ({ title, href })), territory: undefined },
}
export const EmptyTrack: Story = { args: { track: <TrackButton href="/my_tracks" count={0} /> } }

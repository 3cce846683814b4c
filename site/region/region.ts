import type { PageAddress } from '../addresses/page-address.ts'
import type { ContentLanguage, Language } from './languages.ts'

type InLanguages = Readonly<Record<ContentLanguage, string> & Partial<Record<Language, string>>>
type NameCases = Readonly<
  Record<'region' | 'regionOf' | 'regionTo' | 'regionAbout' | 'regionAcross' | 'regionOfResident', string>
>

/** Everything that is specific to Yugra; another region replaces it. */
export const region = {
  name: { ru: 'Югра', en: 'Yugra' },
  /** The name in the grammatical cases that sentences need; each sentence has one in every language. */
  nameCases: {
    ru: {
      region: 'Югра',
      regionOf: 'Югры',
      regionTo: 'Югру',
      regionAbout: 'Югре',
      regionAcross: 'Югре',
      regionOfResident: 'Югры',
    },
    en: {
      region: 'Yugra',
      regionOf: 'Yugra',
      regionTo: 'Yugra',
      regionAbout: 'Yugra',
      regionAcross: 'Yugra',
      regionOfResident: 'Ugra',
    },
  },
  /** The option for no territory, in the words of the specification. */
  allTerritories: { ru: 'Все города Югры', en: 'All cities of Yugra' },
  portalName: { ru: 'туристский портал', en: 'travel portal' },
  fullName: {
    ru: 'Ханты-\u2060Мансийский автономный округ\u00a0— Югра',
    en: 'Khanty-\u2060Mansi Autonomous Okrug\u00a0– Yugra',
  },
  timeZone: 'Asia/Yekaterinburg',
  /** ISO 3166-2: the code of its area on the embedded map. */
  isoCode: 'RU-KHM',
  /** From January: snow lies from November to April, and leaves come at the end of May. */
  seasonOfMonth: [
    'winter',
    'winter',
    'winter',
    'winter',
    'spring',
    'summer',
    'summer',
    'summer',
    'autumn',
    'autumn',
    'winter',
    'winter',
  ],
  /** The territory whose climate is shown for the region while no territory is chosen. */
  capitalTerritoryId: 1,
  center: { latitude: 61.0, longitude: 69.03 },
  /** The contract's word for visitors who live in the region. */
  residentOrigin: 'ugra',
  pinnedTerritoryIds: [1, 2, 3, 8, 15, 21],
  mainMenu: [
    { action: '/guides/77', title: { ru: 'О Югре', en: 'About Ugra' } },
    { action: '/tours', title: { ru: 'Туры', en: 'Tours' } },
    { action: '/excursions', title: { ru: 'Экскурсии', en: 'Excursions' } },
    { action: '/products', title: { ru: 'Услуги', en: 'Services' } },
  ],
  organisationCabinet: 'https://cabinet.visit-ugra.example',
  /** Web maps that show the way to a point, on devices without a maps app; `{point}`: latitude,longitude. */
  routeAddress: 'https://yandex.ru/maps/?rtext=~{point}&rtt=auto',
  ownHosts: ['visit-ugra.example', 'www.visit-ugra.example'],
  socials: [
    { network: 'vkontakte', href: 'https://vk.com/visitugra.example' },
    { network: 'telegram', href: 'https://t.me/visitugra_example' },
  ],
  /** Editors' pages about how to get here, and about finding a flight. */
  wayHere: '/pages/108',
  flightsHelp: '/pages/aviasales-help',
  documents: [
    { title: { ru: 'Пользовательское соглашение', en: 'User agreement' }, href: '/docs/1.pdf' },
    { title: { ru: 'Правила продажи', en: 'Sale rules' }, href: '/docs/2.pdf' },
    { title: { ru: 'Договор с операторами', en: 'Operators contract' }, href: '/docs/3.pdf' },
    { title: { ru: 'Политика конфиденциальности', en: 'Privacy policy' }, href: '/docs/4.pdf' },
  ],
  /** The document that lists the contents of cookies. */
  privacyPolicy: '/docs/4',
  /** Numbers of the documents that a new account consents to. */
  consentDocuments: { agreement: 1, saleRules: 2, privacy: 4, personalData: 5 },
  operator: {
    name: { ru: 'Фонд развития Югры (демонстрационные данные)', en: 'Yugra Development Fund (demonstration data)' },
    inn: '8601000009',
    ogrn: '1028600000008',
    address: { ru: '628000, Ханты-Мансийск, ул. Мира, 1', en: '1 Mira Street, Khanty-Mansiysk, 628000' },
    email: 'hello@visit-ugra.example',
    phone: '3467000000',
  },
} as const satisfies {
  name: InLanguages
  nameCases: Readonly<Record<ContentLanguage, NameCases>>
  allTerritories: InLanguages
  mainMenu: readonly { action: PageAddress; title: InLanguages }[]
  wayHere: PageAddress
  flightsHelp: PageAddress
  privacyPolicy: PageAddress
  [key: string]: unknown
}

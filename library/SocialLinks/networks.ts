import { facebook, instagram, odnoklassniki, rutube, telegram, vkontakte, youtube } from '../Icon/icons.ts'
import type { Label } from '../labels/label.ts'

/** The icons of the social networks that have a drawing and a name here. */
export const networkIcons = {
  vkontakte,
  telegram,
  odnoklassniki,
  rutube,
  youtube,
  facebook,
  instagram,
} as const

/** A network with an icon and a name; another one needs both here. */
export type SocialNetwork = keyof typeof networkIcons

/** What each network calls itself, for a reader of each language. */
export const networkTitles = {
  vkontakte: { ru: 'ВКонтакте', en: 'VKontakte' },
  telegram: { ru: 'Телеграм', en: 'Telegram' },
  odnoklassniki: { ru: 'Одноклассники', en: 'Odnoklassniki' },
  rutube: { ru: 'Рутуб', en: 'Rutube' },
  youtube: { ru: 'YouTube', en: 'YouTube' },
  facebook: { ru: 'Facebook', en: 'Facebook' },
  instagram: { ru: 'Instagram', en: 'Instagram' },
} satisfies Record<SocialNetwork, Label>

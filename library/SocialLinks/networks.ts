import { facebook, instagram, odnoklassniki, rutube, telegram, vkontakte, youtube } from '../Icon/icons.ts'
import type { Label } from '../labels/label.ts'

/** The icons of the supported social networks. */
export const networkIcons = {
  vkontakte,
  telegram,
  odnoklassniki,
  rutube,
  youtube,
  facebook,
  instagram,
} as const

/** A supported network; another one needs an icon and a name here. */
export type SocialNetwork = keyof typeof networkIcons

/** The name of each network in each language. */
export const networkTitles = {
  vkontakte: { ru: 'ВКонтакте', en: 'VKontakte' },
  telegram: { ru: 'Телеграм', en: 'Telegram' },
  odnoklassniki: { ru: 'Одноклассники', en: 'Odnoklassniki' },
  rutube: { ru: 'Рутуб', en: 'Rutube' },
  youtube: { ru: 'YouTube', en: 'YouTube' },
  facebook: { ru: 'Facebook', en: 'Facebook' },
  instagram: { ru: 'Instagram', en: 'Instagram' },
} satisfies Record<SocialNetwork, Label>

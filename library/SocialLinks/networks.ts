import { facebook, instagram, odnoklassniki, rutube, telegram, vkontakte, youtube } from '../Icon/icons.ts'

/** The social networks that have a drawing and a name here. */
export const networks = {
  vkontakte: { icon: vkontakte, title: { ru: 'ВКонтакте', en: 'VKontakte' } },
  telegram: { icon: telegram, title: { ru: 'Телеграм', en: 'Telegram' } },
  odnoklassniki: { icon: odnoklassniki, title: { ru: 'Одноклассники', en: 'Odnoklassniki' } },
  rutube: { icon: rutube, title: { ru: 'Рутуб', en: 'Rutube' } },
  youtube: { icon: youtube, title: { ru: 'YouTube', en: 'YouTube' } },
  facebook: { icon: facebook, title: { ru: 'Facebook', en: 'Facebook' } },
  instagram: { icon: instagram, title: { ru: 'Instagram', en: 'Instagram' } },
} as const

/** The key of a social network. */
export type SocialNetwork = keyof typeof networks

import type { Text } from './content.ts'

export const services: Record<string, Text> = {
  guided_tour: { ru: 'Экскурсии', en: 'Guided tours' },
  audio_guide: { ru: 'Аудиогид', en: 'Audio guide' },
  cafe: { ru: 'Кафе', en: 'Café' },
  shop: { ru: 'Магазин', en: 'Shop' },
  parking: { ru: 'Парковка', en: 'Parking' },
  wifi: { ru: 'Wi-Fi', en: 'Wi-Fi' },
  rental: { ru: 'Прокат', en: 'Rental' },
  children_area: { ru: 'Детская зона', en: 'Children’s area' },
  toilet: { ru: 'Туалет', en: 'Toilet' },
}

/** Names of hotel facilities, for search; the portal's pages have their own. */
export const facilities: Record<string, Text> = {
  secure_parking: { ru: 'Охраняемая парковка', en: 'Secure parking' },
  swimming_pool: { ru: 'Бассейн', en: 'Swimming pool' },
  SPA: { ru: 'Спа', en: 'Spa' },
  bar: { ru: 'Бар', en: 'Bar' },
  free_wifi: { ru: 'Бесплатный Wi-Fi', en: 'Free Wi-Fi' },
  gym: { ru: 'Тренажёрный зал', en: 'Gym' },
  cafe: { ru: 'Кафе', en: 'Café' },
  animals: { ru: 'Можно с животными', en: 'Pets welcome' },
  yoga: { ru: 'Йога', en: 'Yoga' },
  bicycle_rental: { ru: 'Прокат велосипедов', en: 'Bicycle rental' },
  ski_rental: { ru: 'Прокат лыж', en: 'Ski rental' },
}

export const categories: Record<string, Text> = {
  ethno: { ru: 'Этнография', en: 'Ethnography' },
  activity: { ru: 'Активный отдых', en: 'Active holidays' },
  medicin: { ru: 'Здоровье', en: 'Health' },
  family: { ru: 'С детьми', en: 'With children' },
  disabled: { ru: 'Доступная среда', en: 'Accessibility' },
  buisness: { ru: 'Деловые', en: 'Business' },
}

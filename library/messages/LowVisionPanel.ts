/** The names of a setting's values, by value; the default value is an empty text. */
type Labels = Readonly<Record<string, string>>
export interface LowVisionPanelMessages {
  settings: string
  theme: string
  text: string
  font: string
  spacing: string
  images: string
  motion: string
  themes: Labels
  texts: Labels
  fonts: Labels
  spacings: Labels
  pictures: Labels
  motions: Labels
  hide: string
  reset: string
}

const ru: LowVisionPanelMessages = {
  settings: 'Настройки чтения',
  theme: 'Цвет',
  text: 'Размер',
  font: 'Шрифт',
  spacing: 'Интервал',
  images: 'Рисунки',
  motion: 'Движение',
  themes: {
    '': 'Обычный',
    dark: 'Тёмный',
    'lv-black-on-white': 'Ч/Б',
    'lv-white-on-black': 'Б/Ч',
    'lv-blue-on-blue': 'Синий',
  },
  texts: { '': '100 %', '150': '150 %', '200': '200 %' },
  fonts: { '': 'без засечек', serif: 'с засечками' },
  spacings: { '': 'обычный', wide: 'большой', wider: 'очень большой' },
  pictures: { '': 'есть', off: 'нет' },
  motions: { '': 'как в системе', off: 'нет' },
  hide: 'Убрать панель',
  reset: 'Обычная версия',
}
const en: LowVisionPanelMessages = {
  settings: 'Reading settings',
  theme: 'Colours',
  text: 'Size',
  font: 'Typeface',
  spacing: 'Spacing',
  images: 'Pictures',
  motion: 'Motion',
  themes: {
    '': 'Usual',
    dark: 'Dark',
    'lv-black-on-white': 'Black on white',
    'lv-white-on-black': 'White on black',
    'lv-blue-on-blue': 'Blue',
  },
  texts: { '': '100%', '150': '150%', '200': '200%' },
  fonts: { '': 'sans serif', serif: 'serif' },
  spacings: { '': 'usual', wide: 'large', wider: 'very large' },
  pictures: { '': 'shown', off: 'hidden' },
  motions: { '': 'as the system', off: 'off' },
  hide: 'Put the panel away',
  reset: 'Usual version',
}
export const lowVisionPanelMessages = { ru, en }

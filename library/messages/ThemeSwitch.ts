const ru = { theme: 'Оформление', light: 'Светлое', dark: 'Тёмное', system: 'Как в системе' }
const en: typeof ru = { theme: 'Theme', light: 'Light', dark: 'Dark', system: 'As in the system' }
export const themeSwitchMessages = { ru, en }
export type ThemeSwitchMessages = typeof ru

const ru = { loading: 'Страница загружается' }
const en: typeof ru = { loading: 'The page is loading' }
export const loadingBarMessages = { ru, en }
export type LoadingBarMessages = typeof ru

const ru = { youAreHere: 'Вы здесь' }
const en: typeof ru = { youAreHere: 'You are here' }
export const breadcrumbsMessages = { ru, en }
export type BreadcrumbsMessages = typeof ru

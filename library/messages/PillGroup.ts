const ru = { remove: (title: string) => `Убрать: ${title}` }
const en: typeof ru = { remove: (title) => `Remove: ${title}` }
export const pillGroupMessages = { ru, en }
export type PillGroupMessages = typeof ru

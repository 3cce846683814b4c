const ru = { close: 'Закрыть' }
const en: typeof ru = { close: 'Close' }
export const modalMessages = { ru, en }
export type ModalMessages = typeof ru

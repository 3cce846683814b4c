const ru = { newTab: 'откроется в новой вкладке' }
const en: typeof ru = { newTab: 'opens in a new tab' }
export const linkMessages = { ru, en }
export type LinkMessages = typeof ru

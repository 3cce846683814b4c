const ru = { toContent: 'К содержанию' }
const en: typeof ru = { toContent: 'Skip to content' }
export const skipLinkMessages = { ru, en }
export type SkipLinkMessages = typeof ru

const ru = {
  social: 'Социальные сети',
  inNewTab: (network: string) => `${network}, откроется в новой вкладке`,
}
const en: typeof ru = {
  social: 'Social networks',
  inNewTab: (network) => `${network}, opens in a new tab`,
}
export const socialLinksMessages = { ru, en }
export type SocialLinksMessages = typeof ru

const ru = { title: 'Мы в социальных сетях', text: 'Новости, дороги и события — в ленте, которую вы и так читаете.' }
const en: typeof ru = { title: 'Follow us', text: 'News, roads and events in the feed you already read.' }
export const subscribeWidgetMessages = { ru, en }
export type SubscribeWidgetMessages = typeof ru

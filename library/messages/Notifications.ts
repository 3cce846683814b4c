/** `undoNewest`: the undo button of the newest notification that can be undone, if the page has keys for it. */
const ru = { notifications: 'Уведомления', dismiss: 'Закрыть', undo: 'Отменить', undoNewest: 'Отменить' }
const en: typeof ru = { notifications: 'Notifications', dismiss: 'Dismiss', undo: 'Undo', undoNewest: 'Undo' }
export const notificationsMessages = { ru, en }
export type NotificationsMessages = typeof ru

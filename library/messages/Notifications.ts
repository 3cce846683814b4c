const ru = { notifications: 'Уведомления', dismiss: 'Закрыть', undo: 'Отменить' }
const en: typeof ru = { notifications: 'Notifications', dismiss: 'Dismiss', undo: 'Undo' }
export const notificationsMessages = { ru, en }
export type NotificationsMessages = typeof ru

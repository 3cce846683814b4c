const ru = {
  up: (title: string) => `Выше: ${title}`,
  down: (title: string) => `Ниже: ${title}`,
  remove: (title: string) => `Убрать из трека: ${title}`,
  gone: 'Этого больше нет на портале. Его можно убрать из трека.',
}
const en: typeof ru = {
  up: (title) => `Move up: ${title}`,
  down: (title) => `Move down: ${title}`,
  remove: (title) => `Remove from track: ${title}`,
  gone: 'This is no longer on the portal. You can remove it from the track.',
}
export const plannerItemMessages = { ru, en }
export type PlannerItemMessages = typeof ru

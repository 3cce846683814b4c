const ru = {
  attach: 'В трек',
  attached: 'В треке',
  attachedAt: (position: number) => `В треке, ${position}-й`,
}
const en: typeof ru = {
  attach: 'Add to track',
  attached: 'On track',
  attachedAt: (position) => `On track, no. ${position}`,
}
export const attachControlMessages = { ru, en }
export type AttachControlMessages = typeof ru

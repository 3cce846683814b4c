const ru = {
  less: 'Меньше',
  more: 'Больше',
  atLeast: (min: string) => `Не меньше ${min}`,
  atMost: (max: string) => `Не больше ${max}`,
}
const en: typeof ru = {
  less: 'Less',
  more: 'More',
  atLeast: (min) => `At least ${min}`,
  atMost: (max) => `At most ${max}`,
}
export const numberStepperMessages = { ru, en }
export type NumberStepperMessages = typeof ru

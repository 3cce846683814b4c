const ru = { required: 'обязательно' }
const en: typeof ru = { required: 'required' }
export const fieldMessages = { ru, en }
export type FieldMessages = typeof ru

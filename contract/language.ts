export const languages = ['ru', 'en'] as const
export type Language = (typeof languages)[number]

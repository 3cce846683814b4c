const ru = { favorite: 'Избранное' }
const en: typeof ru = { favorite: 'Favourite' }
export const favoriteControlMessages = { ru, en }
export type FavoriteControlMessages = typeof ru

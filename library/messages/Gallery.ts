const ru = {
  enlarge: (name: string) => `Открыть картинку: ${name}`,
  close: 'Закрыть',
  previous: 'Предыдущая картинка',
  next: 'Следующая картинка',
  of: (number: number, count: number) => `${number} из ${count}`,
}
const en: typeof ru = {
  enlarge: (name) => `Open the picture: ${name}`,
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  of: (number, count) => `${number} of ${count}`,
}
export const galleryMessages = { ru, en }
export type GalleryMessages = typeof ru

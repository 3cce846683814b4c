const ru = {
  pages: 'Страницы',
  page: (number: number) => `Страница ${number}`,
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
}
const en: typeof ru = {
  pages: 'Pages',
  page: (number) => `Page ${number}`,
  previous: 'Previous page',
  next: 'Next page',
}
export const paginationMessages = { ru, en }
export type PaginationMessages = typeof ru

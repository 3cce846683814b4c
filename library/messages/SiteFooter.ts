const ru = {
  documents: 'Документы',
  operator: (name: string) => `Оператор портала: ${name}`,
  inn: (inn: string) => `ИНН ${inn}`,
  ogrn: (ogrn: string) => `ОГРН ${ogrn}`,
  emergency: 'Экстренный вызов',
}
const en: typeof ru = {
  documents: 'Documents',
  operator: (name) => `Operator of the portal: ${name}`,
  inn: (inn) => `INN ${inn}`,
  ogrn: (ogrn) => `OGRN ${ogrn}`,
  emergency: 'Emergency call',
}
export const siteFooterMessages = { ru, en }
export type SiteFooterMessages = typeof ru

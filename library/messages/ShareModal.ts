const ru = {
  title: 'Поделиться ссылкой',
  address: 'Адрес страницы',
  making: 'Готовим ссылку…',
  copy: 'Скопировать',
  copied: 'Скопировано',
  notCopied: 'Браузер не дал скопировать. Адрес выделен: нажмите Ctrl + C или удерживайте на нём палец.',
  share: 'Отправить…',
  failed: 'Ссылка не получилась. Проверьте сеть и попробуйте ещё раз.',
  retry: 'Попробовать ещё раз',
}
const en: typeof ru = {
  title: 'Share the link',
  address: 'Address of the page',
  making: 'Making the link…',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'The browser did not let it be copied. The address is selected: press Ctrl + C, or hold a finger on it.',
  share: 'Send…',
  failed: 'The link could not be made. Check the network and try again.',
  retry: 'Try again',
}
export const shareModalMessages = { ru, en }
export type ShareModalMessages = typeof ru

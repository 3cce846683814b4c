export const languages = ['ru', 'en'] as const
export type PageLanguage = (typeof languages)[number]
export const isPageLanguage = (text: unknown): text is PageLanguage => languages.some((language) => language === text)

const ru = {
  badge: 'Учебный шлюз',
  title: 'Тестовый платёж',
  lead: 'Это учебный платёжный шлюз: деньги не списываются, карта не нужна. Выберите, чем закончится платёж.',
  amount: 'К оплате',
  contents: 'Состав чека',
  more: 'Другие исходы',
  moreLead: 'Чтобы проверить, как магазин переживает сбои.',
  seconds: 'Через сколько секунд',
  back: 'Вернуться в магазин',
  otherLanguage: 'English',
  unknown: 'Такого платежа нет',
  unknownLead: 'Ссылка устарела или скопирована не целиком.',
  seller: 'Продавец',
  outcomes: {
    pay: { name: 'Оплатить', does: '' },
    decline: { name: 'Отклонить', does: 'Банк отказывает: не хватает средств.' },
    delay: { name: 'Оплатить с задержкой', does: 'Платёж пройдёт через указанное время, а вы вернётесь сразу.' },
    never: { name: 'Не отвечать', does: 'Платёж останется незавершённым, пока не истечёт его срок: один час.' },
    lost: { name: 'Оплатить и не сообщить', does: 'Уведомление магазину потеряется.' },
    twice: { name: 'Сообщить дважды', does: 'Каждое уведомление придёт два раза.' },
    wrong_order: { name: 'Сообщить не по порядку', does: 'Об успехе магазин узнает раньше, чем деньги отложены.' },
    late: { name: 'Оплатить слишком поздно', does: 'Платёж пройдёт, когда срок брони уже истечёт.' },
  },
  states: {
    pending: 'Ожидает оплаты',
    waiting_for_capture: 'Оплачен, магазин ещё не забрал деньги',
    succeeded: 'Оплачен',
    canceled: 'Отменён',
  },
  waiting: 'Исход выбран и наступит позже.',
}

const en: typeof ru = {
  badge: 'Sandbox',
  title: 'Test payment',
  lead: 'This is a practice gateway: no money is taken and no card is needed. Choose how the payment ends.',
  amount: 'To pay',
  contents: 'On the receipt',
  more: 'Other outcomes',
  moreLead: 'To see how the shop copes with failures.',
  seconds: 'After how many seconds',
  back: 'Back to the shop',
  otherLanguage: 'Русский',
  unknown: 'There is no such payment',
  unknownLead: 'The link is out of date, or a part of it is missing.',
  seller: 'Sold by',
  outcomes: {
    pay: { name: 'Pay', does: '' },
    decline: { name: 'Decline', does: 'The bank refuses: insufficient funds.' },
    delay: { name: 'Pay with a delay', does: 'The payment goes through after the time below; you return at once.' },
    never: { name: 'Never answer', does: 'The payment stays unfinished until it expires after an hour.' },
    lost: { name: 'Pay and do not notify', does: 'The notification to the shop is lost.' },
    twice: { name: 'Notify twice', does: 'Each notification arrives two times.' },
    wrong_order: { name: 'Notify out of order', does: 'Success is announced before the money is set aside.' },
    late: { name: 'Pay too late', does: 'The payment goes through when the hold is already over.' },
  },
  states: {
    pending: 'Waiting for the payment',
    waiting_for_capture: 'Paid, not yet captured by the shop',
    succeeded: 'Paid',
    canceled: 'Cancelled',
  },
  waiting: 'The outcome is chosen and comes later.',
}

export const texts: Record<PageLanguage, typeof ru> = { ru, en }

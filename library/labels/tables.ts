import type { Label, LabelTable } from './label.ts'

/** Categories of tracks, as the contract spells them; `categoryIcon` has their icons. */
export const categoryLabels = {
  ethno: { ru: 'Этнография', en: 'Ethnography' },
  activity: { ru: 'Активный отдых', en: 'Active holidays' },
  medicin: { ru: 'Здоровье', en: 'Health' },
  family: { ru: 'С детьми', en: 'With children' },
  disabled: { ru: 'Доступная среда', en: 'Accessibility' },
  buisness: { ru: 'Деловые', en: 'Business' },
} satisfies LabelTable

/** By the codes of `facility_list` of a hotel. */
export const hotelServiceLabels = {
  secure_parking: { ru: 'Охраняемая парковка', en: 'Secure parking' },
  swimming_pool: { ru: 'Бассейн', en: 'Swimming pool' },
  SPA: { ru: 'СПА', en: 'SPA' },
  bar: { ru: 'Бар', en: 'Bar' },
  free_wifi: { ru: 'Бесплатный Wi-Fi', en: 'Free Wi-Fi' },
  gym: { ru: 'Тренажёрный зал', en: 'Gym' },
  cafe: { ru: 'Кафе', en: 'Café' },
  animals: { ru: 'Можно с животными', en: 'Pets welcome' },
  yoga: { ru: 'Йога', en: 'Yoga' },
  bicycle_rental: { ru: 'Прокат велосипедов', en: 'Bicycle rental' },
  ski_rental: { ru: 'Прокат лыж', en: 'Ski rental' },
} satisfies LabelTable

/** Where travellers come from, except for the region's own residents. */
export const visitorOriginLabels = {
  russia: { ru: 'Из России', en: 'From Russia' },
  foreign: { ru: 'Иностранный турист', en: 'Foreign tourist' },
} satisfies LabelTable

/**
 * Where travellers come from. The region provides the name of its own residents.
 * @param resident the region's code in the contract, and the name of a resident
 */
export const originLabels = (resident: { code: string; label: Label }): LabelTable => ({
  [resident.code]: resident.label,
  ...visitorOriginLabels,
})

/** By `sex` of a profile or a participant. */
export const sexLabels = {
  male: { ru: 'Мужской', en: 'Male' },
  female: { ru: 'Женский', en: 'Female' },
} satisfies LabelTable

/** By `sale_state` of a tour, an excursion, a place or a product: whether it is sold here, elsewhere or not yet. */
export const saleStateLabels = {
  on_sale: { ru: 'В продаже', en: 'On sale' },
  no_payment_info: { ru: 'Сведений об оплате пока нет', en: 'No payment info yet' },
  also_external: { ru: 'Продаётся и на другом сайте', en: 'Also sold on an external site' },
  only_external: { ru: 'Продаётся только на другом сайте', en: 'Only sold on an external site' },
  by_request: { ru: 'Индивидуальные условия по запросу', en: 'Individual terms by request' },
} satisfies LabelTable

/** By `status` of an order; `requested` is a request to the seller, which is not paid here. */
export const orderStateLabels = {
  awaiting_payment: { ru: 'Ждёт оплаты', en: 'Awaiting payment' },
  paid: { ru: 'Оплачен', en: 'Paid' },
  refunded: { ru: 'Деньги возвращены', en: 'Refunded' },
  expired: { ru: 'Время оплаты вышло', en: 'Expired' },
  cancelled: { ru: 'Отменён', en: 'Cancelled' },
  requested: { ru: 'Заявка отправлена', en: 'Requested' },
} satisfies LabelTable

/** By `status` of a ticket; states that follow from its dates, such as a past event, are not in the contract. */
export const ticketStateLabels = {
  valid: { ru: 'Действителен', en: 'Valid' },
  redeemed: { ru: 'Погашен', en: 'Redeemed' },
  refunded: { ru: 'Возвращён', en: 'Refunded' },
} satisfies LabelTable

import {
  bar, bed, bicycle, cafe, car, check, dog, ear, eye, fork, gift, gym, hand, lift, parking, paw, people, pool, shield, ski, spa, toilet, wheelchair, wifi, yoga, door, museum,
} from '@tropa/library/Icon/icons.ts'

/** Icons of the facts that places tell about themselves; what is not here is ticked. */
const icons: Readonly<Record<string, string>> = {
  step_free: wheelchair, wide_door: door, lift, toilet, parking, tactile: eye, loop: ear, guide_dog: dog, sign_language: hand,
  secure_parking: shield, swimming_pool: pool, SPA: spa, bar, free_wifi: wifi, gym, cafe, animals: paw, yoga, bicycle_rental: bicycle, ski_rental: ski,
  guided_tour: people, shop: gift, wifi, food: fork, rental: ski, audio_guide: ear, bus_parking: car, rooms: bed, exhibition: museum,
}

export const iconOf = (code: string): string => icons[code] ?? check

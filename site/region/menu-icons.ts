import { bed, calendar, child, chum, document, fork, gift, info, list, map, organisation, phone, plane, sled, snowCloud, track, train, wheelchair } from '@tropa/library/Icon/icons.ts'

/** Icons of the menus' items, by where they lead; an item without one stands without. */
export const menuIcons: Readonly<Record<string, string>> = {
  '/pages/108': train,
  '/guides/79': sled,
  '/guides/78': snowCloud,
  '/pages/107': phone,
  '/locations': map,
  '/locations?type_id=10': fork,
  '/hotels': bed,
  '/pages/109': info,
  '/guides/88': wheelchair,
  '/guides/87': child,
  '/products': gift,
  '/aviasales': plane,
  '/companies': organisation,
  '/guides': document,
  '/events': calendar,
  '/tracks': track,
  '/news': list,
  '/vusha-pusha': chum,
}

import { isTrackObjectType, type ObjectRef } from '@tropa/machines'

/** The objects that a button adds to the track, for its `data-attach` and its value in a form. */
export const attachData = (objects: readonly ObjectRef[]) =>
  objects.map(({ object_type, object_id }) => `${object_type}/${object_id}`).join(' ')

const oneObject = /^([a-z]+)\/([1-9]\d{0,8})$/

/** Parses `attachData`; drops everything that is not an object of a track. */
export const objectsIn = (text = ''): ObjectRef[] =>
  text.split(' ').flatMap((one) => {
    const [, object_type, id] = oneObject.exec(one) ?? []
    return isTrackObjectType(object_type) ? [{ object_type, object_id: Number(id) }] : []
  })

export type EarlyPress = { objects: readonly ObjectRef[]; title?: string; isAttached: boolean }

/** @returns the presses until now, which `noteEarlyClicks` has marked on the buttons */
export function takeEarlyPresses(): EarlyPress[] {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-attach]:not([data-attach=""])[aria-busy]')]
  return buttons.map((button) => {
    button.removeAttribute('aria-busy')
    const { attach, title } = button.dataset
    const isAttached = button.getAttribute('aria-pressed') !== 'false'
    return { objects: objectsIn(attach), isAttached, ...(title && { title }) }
  })
}

import { isTrackObjectType, type ObjectRef } from '@tropa/machines'

/**
 * Stands in the page before its buttons, as text: it runs before any module. A press before the page is hydrated is
 * noted on the button itself, and shown there: `aria-busy`, and `aria-pressed` where the button has it. A button that
 * opens a dialog takes the note itself, once it is hydrated. A button of a form does not send it.
 *
 * The window is the first to get a press: React, once it listens but still waits for the page's own scripts, would
 * stop it. React in its turn must not get what is noted here, or it would be done twice.
 */
export const noteEarlyPresses =
  "{let c=new AbortController;addEventListener('hydrated',()=>c.abort());addEventListener('click',e=>{" +
  "let b=e.target.closest('[data-attach],[data-favorite],[aria-haspopup=dialog]');" +
  "if(b){e.stopPropagation();if(b.form)e.preventDefault();b.ariaBusy='true';" +
  "if(b.ariaPressed)b.ariaPressed=String(b.ariaPressed!='true')}},{capture:true,signal:c.signal})}"

/** What a button puts on the track, for its `data-attach` and its value in a form. */
export const attachData = (objects: readonly ObjectRef[]) =>
  objects.map(({ object_type, object_id }) => `${object_type}/${object_id}`).join(' ')

const oneObject = /^([a-z]+)\/([1-9]\d{0,8})$/

/** Reads `attachData`; drops what names no object of a track. */
export const objectsIn = (text = ''): ObjectRef[] =>
  text.split(' ').flatMap((one) => {
    const [, object_type, id] = oneObject.exec(one) ?? []
    return isTrackObjectType(object_type) ? [{ object_type, object_id: Number(id) }] : []
  })

export type EarlyPress = { objects: readonly ObjectRef[]; isAttached: boolean }

/** Ends the noting: from now on React hears presses itself. @returns what was pressed until now */
export function takeEarlyPresses(): EarlyPress[] {
  dispatchEvent(new Event('hydrated'))
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-attach][aria-busy]')]
  return buttons.map((button) => {
    button.removeAttribute('aria-busy')
    return { objects: objectsIn(button.dataset['attach']), isAttached: button.getAttribute('aria-pressed') !== 'false' }
  })
}

const isChoice = (target: EventTarget | null): target is HTMLSelectElement | HTMLInputElement =>
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && (target.type === 'radio' || target.type === 'checkbox'))

/**
 * Runs in the page before its forms and before any module. It marks forms in which something was chosen, not typed,
 * before the page was hydrated, because React does not receive that event. The listener is on the window, because
 * React stops the event while it waits for the page's scripts.
 */
export function noteEarlyChanges(): void {
  const note = ({ target }: Event) => {
    if (isChoice(target) && target.form) Object.assign(target.form, { isChanged: true })
  }
  addEventListener('change', note, true)
}

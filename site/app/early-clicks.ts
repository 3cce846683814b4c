/**
 * Runs in the page before its buttons and before any module. A press that React does not handle, because it has not
 * hydrated the button yet, is shown on it as `aria-busy` and repeated until React handles it. A button of a form sends
 * the form, with three exceptions: those of the track and of favourites, which would leave the page; those whose form
 * also sends what the browser stores, which only scripts can add; and those whose form has no address, which only
 * scripts send.
 */
export function noteEarlyClicks() {
  const counts = new WeakMap<HTMLButtonElement, number>()
  let isRepeating = false

  /** React marks the document once it has attached its event listeners. */
  const isReactHere = () => Object.keys(document).some((name) => name.startsWith('_react'))

  /** React stops an event in the capture phase if it cannot hydrate the target yet. */
  function press(button: HTMLButtonElement): boolean {
    let isHandled = false
    const hear = () => {
      isHandled = true
    }
    const keep = (event: Event) => {
      if (!isHandled) event.preventDefault()
    }
    button.addEventListener('click', hear)
    button.form?.addEventListener('submit', keep)
    isRepeating = true
    button.click()
    isRepeating = false
    button.removeEventListener('click', hear)
    button.form?.removeEventListener('submit', keep)
    return isHandled
  }

  function repeat(button: HTMLButtonElement) {
    // The button has been removed, or its part of the page has handled the press.
    if (!button.isConnected || button.ariaBusy !== 'true') return
    if (!isReactHere()) return later(button)
    button.ariaBusy = null
    const isTakenBack = (counts.get(button) ?? 0) % 2 === 0
    if (isTakenBack || press(button)) return
    button.ariaBusy = 'true'
    later(button)
  }
  const later = (button: HTMLButtonElement) => void setTimeout(() => repeat(button), 50)

  /** A switch shows its new state at once; one that is pressed twice stays as it was. */
  function note(button: HTMLButtonElement) {
    const isNoted = button.ariaBusy === 'true'
    const isSwitch = button.ariaPressed !== null
    if (isSwitch) button.ariaPressed = String(button.ariaPressed !== 'true')
    counts.set(button, isSwitch && isNoted ? (counts.get(button) ?? 0) + 1 : 1)
    if (isNoted) return
    button.ariaBusy = 'true'
    later(button)
  }

  function observe(event: MouseEvent) {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button || isRepeating) return
    const isOurs = button.matches('[data-attach],[data-favorite]')
    const isHeld = button.matches('[data-held],form:not([action]) *')
    if (button.form && button.type === 'submit' && !isOurs && !isHeld) return
    const wasReactHere = isReactHere()
    let isHandled = false
    const hear = () => {
      isHandled = true
    }
    const keep = (submitted: Event) => {
      if (!(isHandled && wasReactHere)) submitted.preventDefault()
    }
    button.addEventListener('click', hear, { once: true })
    if (isOurs && button.form) event.preventDefault()
    if (isHeld) button.form?.addEventListener('submit', keep)
    setTimeout(() => {
      button.removeEventListener('click', hear)
      button.form?.removeEventListener('submit', keep)
      // A widget that stops an event on purpose also prevents its default.
      const isSwallowed = !isHandled && event.defaultPrevented && !isOurs
      if (!isSwallowed && !(isHandled && wasReactHere)) note(button)
    })
  }
  addEventListener('click', observe, true)
}

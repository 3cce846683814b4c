/** The parts of `<dialog>` that jsdom lacks: showing it, closing it with its event, moving and returning focus. */
export function withDialogs() {
  const { prototype } = HTMLDialogElement
  const cameFrom = new WeakMap<HTMLDialogElement, Element | null>()
  prototype.showModal = function () {
    if (this.open) throw new DOMException('already open', 'InvalidStateError')
    cameFrom.set(this, document.activeElement)
    this.open = true
    this.querySelector<HTMLElement>('button, input, a[href]')?.focus()
  }
  prototype.close = function () {
    if (!this.open) return
    this.open = false
    const before = cameFrom.get(this)
    if (before instanceof HTMLElement) before.focus()
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }
}

/** Simulates Escape in a browser: fires `cancel`, and closes the dialog unless that is prevented. */
export function pressEscape(dialog: HTMLElement) {
  if (!(dialog instanceof HTMLDialogElement)) throw new Error('not a dialog')
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}

/** What jsdom lacks of the browser's dialog: to show it, to close it with its event, to give focus and take it back. */
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

/** What a browser does at Escape: asks first, and closes where nobody minds. */
export function pressEscape(dialog: HTMLElement) {
  if (!(dialog instanceof HTMLDialogElement)) throw new Error('not a dialog')
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}

import { moved, type SortableItem, type SortKey } from './order.ts'

/** The position where a row would be dropped. */
export interface Landing {
  beside: SortKey
  position: 'before' | 'after'
}
/** The data that a `TouchDrag` reads, and the events that it reports. */
export interface TouchDragOptions {
  list: () => HTMLElement | null
  items: () => readonly SortableItem[]
  /** `null`: the drag has ended. */
  onDrag: (key: SortKey | null) => void
  onLanding: (landing: Landing | null) => void
  onReorder: (keys: SortKey[], moved: SortKey) => void
}

/** px: a shorter movement of a finger is a press, not a drag. */
const slack = 6
/** `reach`: px from an edge of the window within which it scrolls; `speed`: the most px that it scrolls in a frame. */
const edge = { reach: 88, speed: 14 }

interface Held {
  key: SortKey
  row: HTMLElement
  pointerId: number
  /** Relative to the page, so that scrolling moves the row too. */
  startY: number
  y: number
  isMoving: boolean
  frame: number
}

const rowsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(':scope > [data-key]')]

/** The speed at which the window scrolls while a finger is at this height, px a frame. */
export function edgeScroll(y: number, height: number): number {
  const over = y < edge.reach ? y - edge.reach : Math.max(y - (height - edge.reach), 0)
  return Math.round((Math.max(Math.min(over / edge.reach, 1), -1) || 0) * edge.speed)
}

/** The position between rows that is nearest to a height; `rows` must not contain the dragged one. */
export function landingAt(rows: readonly { key: SortKey; top: number; bottom: number }[], y: number): Landing | null {
  const next = rows.find(({ top, bottom }) => y < (top + bottom) / 2)
  if (next) return { beside: next.key, position: 'before' }
  const last = rows.at(-1)
  return last ? { beside: last.key, position: 'after' } : null
}

/**
 * Dragging a row by its grip with a finger, because browsers have no drag and drop for touch. The row follows the
 * finger at once, the window scrolls near its edges, and a second finger, Escape or `pointercancel` cancels the drag.
 */
export class TouchDrag {
  readonly #options: TouchDragOptions
  #held: Held | null = null
  #landing: Landing | null = null

  constructor(options: TouchDragOptions) {
    this.#options = options
  }

  /** To call when the grip is pressed. The drag then follows the finger outside of the grip too. */
  start(event: PointerEvent, key: SortKey) {
    if (event.pointerType === 'mouse') return
    const row = this.#options.list()?.querySelector<HTMLElement>(`:scope > [data-key="${CSS.escape(key)}"]`)
    if (this.#held || !row) return this.#end()
    this.#held = { key, row, pointerId: event.pointerId, startY: 0, y: event.clientY, isMoving: false, frame: 0 }
    this.#held.startY = event.clientY + scrollY
    addEventListener('pointermove', this.#move)
    addEventListener('pointerup', this.#drop)
    addEventListener('pointercancel', this.#cancel)
    addEventListener('pointerdown', this.#cancel)
    addEventListener('keydown', this.#key)
  }

  /** Whether a finger is on a grip, so that the browser's own drag must not begin. */
  isHeld = () => this.#held !== null

  stop = () => this.#end()

  #move = ({ pointerId, clientY }: PointerEvent) => {
    const held = this.#held
    if (held?.pointerId !== pointerId) return
    held.y = clientY
    if (!held.isMoving && Math.abs(clientY + scrollY - held.startY) < slack) return
    if (!held.isMoving) {
      held.isMoving = true
      this.#options.onDrag(held.key)
      this.#follow()
    }
  }

  /** Once a frame, while the row is dragged. */
  #follow = () => {
    const held = this.#held
    const list = this.#options.list()
    if (!held || !list) return
    scrollBy({ top: edgeScroll(held.y, innerHeight), behavior: 'instant' })
    held.row.style.translate = `0 ${held.y + scrollY - held.startY}px`
    const rows = rowsOf(list).flatMap((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return row === held.row ? [] : [{ key: row.dataset['key'] ?? '', top, bottom }]
    })
    this.#land(landingAt(rows, held.y))
    held.frame = requestAnimationFrame(this.#follow)
  }

  #land(landing: Landing | null) {
    const isSame = landing?.beside === this.#landing?.beside && landing?.position === this.#landing?.position
    if (isSame) return
    this.#landing = landing
    this.#options.onLanding(landing)
  }

  #drop = ({ pointerId }: PointerEvent) => {
    const { held, landing } = { held: this.#held, landing: this.#landing }
    if (held?.pointerId !== pointerId) return
    this.#end()
    if (!held.isMoving || !landing) return
    const before = this.#options.items().map(({ key }) => key)
    const after = moved(before, held.key, landing.beside, landing.position)
    if (after.join() !== before.join()) this.#options.onReorder(after, held.key)
  }

  #cancel = ({ type, pointerId }: PointerEvent) => {
    const isOwnBeginning = type === 'pointerdown' && pointerId === this.#held?.pointerId
    if (!isOwnBeginning) this.#end()
  }

  #key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    this.#end()
  }

  #end() {
    removeEventListener('pointermove', this.#move)
    removeEventListener('pointerup', this.#drop)
    removeEventListener('pointercancel', this.#cancel)
    removeEventListener('pointerdown', this.#cancel)
    removeEventListener('keydown', this.#key)
    const held = this.#held
    if (!held) return
    this.#held = null
    cancelAnimationFrame(held.frame)
    held.row.style.translate = ''
    this.#land(null)
    if (held.isMoving) this.#options.onDrag(null)
  }
}

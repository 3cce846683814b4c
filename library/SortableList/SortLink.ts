import type { DragEvent, RefObject } from 'react'
import type { DraggableCollectionState } from 'react-stately/useDraggableCollectionState'
import type { DroppableCollectionState } from 'react-stately/useDroppableCollectionState'
import type { Landing, TouchDrag } from './TouchDrag.ts'

export interface Sorting {
  drag: DraggableCollectionState
  drop: DroppableCollectionState
}
export type DropHandlers = Partial<
  Record<'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent<HTMLElement>) => void>
>

/** Connects a list that is always there with its sorting behaviour, which loads later and is rendered beside it. */
export class SortLink {
  readonly list: RefObject<HTMLOListElement | null> = { current: null }
  #touch: TouchDrag | null = null
  #speak: ((text: string) => void) | null = null
  #sorting: Sorting | null = null
  #known = ''
  #drops: DropHandlers = {}
  #landing: Landing | null = null
  readonly #listeners = new Set<() => void>()

  setList = (element: HTMLOListElement | null) => {
    this.list.current = element
  }

  /**
   * Called after every render of the sorting behaviour. Grips and places are rendered again only at the start, during
   * and at the end of a drag, and when rows are added or removed: the order of the rows does not change them.
   * @param known identifies the set of rows, independent of their order
   */
  connect(sorting: Sorting | null, drops: DropHandlers, known = '') {
    this.#drops = drops
    const isResting = (one: Sorting | null) => one !== null && one.drag.draggedKey === null && one.drop.target === null
    if (known === this.#known && isResting(sorting) && isResting(this.#sorting)) return
    this.#sorting = sorting
    this.#known = known
    this.#notify()
  }

  /** @param speak announces where the finger would put a row */
  connectTouch(touch: TouchDrag | null, speak: ((text: string) => void) | null) {
    this.#touch = touch
    this.#speak = speak
  }

  speak = (text: string) => this.#speak?.(text)
  startTouch = (event: PointerEvent, key: string) => this.#touch?.start(event, key)
  isTouched = () => this.#touch?.isHeld() ?? false

  /** Where a finger would put a row down. */
  setLanding = (landing: Landing | null) => {
    this.#landing = landing
    this.#notify()
  }

  #notify() {
    for (const listener of this.#listeners) listener()
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  current = () => this.#sorting
  isLanding = ({ beside, position }: Landing) => this.#landing?.beside === beside && this.#landing.position === position

  /** To spread on the list; the behaviour that loads later receives the events. */
  readonly handlers: Required<DropHandlers> = {
    onDragEnter: (event) => this.#drops.onDragEnter?.(event),
    onDragOver: (event) => this.#drops.onDragOver?.(event),
    onDragLeave: (event) => this.#drops.onDragLeave?.(event),
    onDrop: (event) => this.#drops.onDrop?.(event),
  }
}

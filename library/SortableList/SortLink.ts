import type { DragEvent, RefObject } from 'react'
import type { DraggableCollectionState } from 'react-stately/useDraggableCollectionState'
import type { DroppableCollectionState } from 'react-stately/useDroppableCollectionState'

export interface Sorting {
  drag: DraggableCollectionState
  drop: DroppableCollectionState
}
export type DropHandlers = Partial<
  Record<'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent<HTMLElement>) => void>
>

/** Between a list that is always there and what sorts it, which comes later and stands beside it. */
export class SortLink {
  readonly list: RefObject<HTMLOListElement | null> = { current: null }
  #sorting: Sorting | null = null
  #drops: DropHandlers = {}
  readonly #listeners = new Set<() => void>()

  setList = (element: HTMLOListElement | null) => {
    this.list.current = element
  }

  /** Called after every render of what sorts; the grips and the places to drop at are drawn anew. */
  connect(sorting: Sorting | null, drops: DropHandlers) {
    this.#sorting = sorting
    this.#drops = drops
    for (const listener of this.#listeners) listener()
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  current = () => this.#sorting

  /** For the list, whatever comes later. */
  readonly handlers: Required<DropHandlers> = {
    onDragEnter: (event) => this.#drops.onDragEnter?.(event),
    onDragOver: (event) => this.#drops.onDragOver?.(event),
    onDragLeave: (event) => this.#drops.onDragLeave?.(event),
    onDrop: (event) => this.#drops.onDrop?.(event),
  }
}

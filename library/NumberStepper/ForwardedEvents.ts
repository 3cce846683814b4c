import type { EventHandler, SyntheticEvent } from 'react'

/** The events that React Aria's press and spin button handle. */
const names = [
  'onBlur',
  'onClick',
  'onDragStart',
  'onFocus',
  'onKeyDown',
  'onKeyUp',
  'onMouseDown',
  'onMouseEnter',
  'onMouseLeave',
  'onMouseUp',
  'onPointerDown',
  'onPointerEnter',
  'onPointerLeave',
  'onPointerUp',
  'onTouchCancel',
  'onTouchEnd',
  'onTouchMove',
  'onTouchStart',
] as const
/** Handlers of the events of one element. */
export type EventHandlers = Partial<Record<(typeof names)[number], EventHandler<SyntheticEvent>>>

/** Passes the events of an element on to handlers that load later, so that the element stays the same. */
export class ForwardedEvents {
  #target: EventHandlers = {}
  /** To spread on the element. */
  readonly handlers: EventHandlers = Object.fromEntries(
    names.map((name) => [name, (event: SyntheticEvent) => this.#target[name]?.(event)]),
  )

  connect(target: EventHandlers) {
    this.#target = target
  }
}

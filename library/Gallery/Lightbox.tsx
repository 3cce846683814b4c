import { useRef, type KeyboardEvent, type ReactNode, type TouchEvent } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { chevronLeft, chevronRight, close as cross } from '../Icon/icons.ts'
import type { GalleryMessages } from '../messages/Gallery.ts'
import { useModalDialog } from '../Modal/useModalDialog.ts'

export type LightboxPart = 'lightbox' | 'full' | 'bar' | 'position' | 'button' | 'icon'

export interface FullPicture {
  src: string
  alt: string
  caption?: ReactNode
}
export interface LightboxProps {
  label: string
  pictures: readonly FullPicture[]
  /** From 0. */
  index: number
  onIndexChange: (index: number) => void
  onClose: () => void
  words: GalleryMessages
  classNames: ClassNames<LightboxPart>
}

/** How far a finger must move to turn to another picture, CSS pixels. */
const swipeLength = 48

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** One picture over the page, with controls to the others; the browser's dialog traps focus and returns it. */
export function Lightbox({ label, pictures, index, onIndexChange, onClose, words, classNames: c }: LightboxProps) {
  const { element, dialog, close } = useModalDialog({ isOpen: true, onOpenChange: onClose })
  const touchedAt = useRef<number | null>(null)
  const picture = pictures[index]
  if (!picture) return null

  const place = words.of(index + 1, pictures.length)
  const name = picture.caption ?? picture.alt
  // Each text that changes in a live region may be announced separately.
  const isOneText = typeof name === 'string'
  const turn = (step: number) => onIndexChange((index + step + pictures.length) % pictures.length)
  /** @param direction 1: to the right */
  const turnTowards = (root: Element, direction: 1 | -1) => turn(isRightToLeft(root) ? -direction : direction)
  const press = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'ArrowRight') turnTowards(event.currentTarget, 1)
    else if (event.key === 'ArrowLeft') turnTowards(event.currentTarget, -1)
    else if (event.key === 'Home') onIndexChange(0)
    else if (event.key === 'End') onIndexChange(pictures.length - 1)
    else return
    event.preventDefault()
  }
  const lift = (event: TouchEvent<HTMLDialogElement>) => {
    const way = (event.changedTouches[0]?.clientX ?? 0) - (touchedAt.current ?? 0)
    if (touchedAt.current !== null && Math.abs(way) >= swipeLength) turnTowards(event.currentTarget, way < 0 ? 1 : -1)
    touchedAt.current = null
  }
  const button = (name: string, path: string, act: () => void) => (
    <button type="button" className={c.button} aria-label={name} onClick={act}>
      <Icon path={path} className={c.icon} />
    </button>
  )
  return (
    <dialog
      {...dialog}
      ref={element}
      className={c.lightbox}
      aria-label={label}
      onKeyDown={press}
      onTouchStart={({ touches }) => (touchedAt.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null)}
      onTouchEnd={lift}
    >
      <img key={picture.src} className={c.full} src={picture.src} alt={picture.alt} />
      <div className={c.bar}>
        {button(words.close, cross, close)}
        <p className={c.position} aria-live="polite" aria-atomic="true">
          {isOneText ? `${place}: ${name}` : [place, ': ', name]}
        </p>
        {pictures.length > 1 && button(words.previous, chevronLeft, () => turn(-1))}
        {pictures.length > 1 && button(words.next, chevronRight, () => turn(1))}
      </div>
    </dialog>
  )
}

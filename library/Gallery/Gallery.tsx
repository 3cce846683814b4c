import { useImperativeHandle, useRef, useState, type MouseEvent, type ReactNode, type Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { galleryMessages, type GalleryMessages } from '../messages/Gallery.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useOnIntent } from '../onIntent/useOnIntent.ts'
import type { LightboxPart } from './Lightbox.tsx'

export type GalleryPart = 'root' | 'list' | 'item' | 'figure' | 'caption' | 'link' | LightboxPart

/** A rendered picture. `caption` is shown under it; without one the picture's `alt` names it. */
export interface GalleryPicture {
  id: string | number
  /** A `Cover`; with a caption it is a figure with that name. */
  picture: ReactNode
  caption?: ReactNode
  /** The largest version of the picture: a link to it, which opens over the page. */
  full?: { src: string; alt: string }
}
export interface GalleryProps {
  /** The accessible name of the gallery. */
  label: string
  pictures: readonly GalleryPicture[]
  ref?: Ref<HTMLDivElement>
  messages?: Partial<GalleryMessages>
  classNames?: ClassNames<GalleryPart>
}

const loadLightbox = () => import('./Lightbox.tsx')

/** Whether the browser itself opens the link elsewhere, for example in a new tab. */
const isElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey

interface LinkProps {
  src: string
  label: string
  className: string | undefined
  children: ReactNode
  onOpen: (event: MouseEvent<HTMLElement>, src: string) => void
}
const Link = ({ src, label, className, children, onOpen }: LinkProps) => (
  <a className={className} href={src} aria-label={label} onClick={(event) => onOpen(event, src)}>
    {children}
  </a>
)

/**
 * Pictures with their captions: a strip to swipe on a narrow page, a grid on a wide one. Renders nothing if there are
 * none. A picture with `full` links to it; once scripts run, it opens in a lightbox over the page, from which the
 * others can be reached; if the lightbox cannot be loaded, the link is followed. Keyboard: Tab goes to the strip, the
 * arrow keys scroll it; Enter opens a picture. In the lightbox ← and → go to the others, Home and End to the first
 * and the last, Escape closes; focus returns to the picture's link. Parts: `lightbox` is the `<dialog>` with the
 * `full` picture and the `bar`, whose `position` is announced at every change.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Gallery({ label, pictures, ref, messages, classNames: c = {} }: GalleryProps) {
  const words = useMessages(galleryMessages, messages)
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current)
  const { part, request } = useOnIntent(root, loadLightbox)
  const [opened, setOpened] = useState<number | null>(null)
  const followsLink = useRef(false)
  /** A picture that only decorates its caption has no name of its own. */
  const nameOf = ({ full, caption }: GalleryPicture) => full?.alt || (typeof caption === 'string' && caption) || label
  const shown = pictures.flatMap((one) =>
    one.full ? [{ src: one.full.src, alt: nameOf(one), caption: one.caption }] : [],
  )
  if (pictures.length === 0) return null

  /** Opens the picture as the browser does without scripts. */
  const followLink = (link: HTMLElement) => {
    followsLink.current = true
    link.click()
    followsLink.current = false
  }
  const open = (event: MouseEvent<HTMLElement>, src: string) => {
    if (isElsewhere(event) || followsLink.current) return
    event.preventDefault()
    const link = event.currentTarget
    void request().then((isThere) => {
      if (isThere) setOpened(shown.findIndex((one) => one.src === src))
      else followLink(link)
    })
  }
  const linked = (one: GalleryPicture) =>
    one.full ? (
      <Link className={c.link} src={one.full.src} label={words.enlarge(nameOf(one))} onOpen={open}>
        {one.picture}
      </Link>
    ) : (
      one.picture
    )
  return (
    <>
      <div ref={root} className={c.root} role="group" aria-label={label} tabIndex={0}>
        <ul className={c.list}>
          {pictures.map((one) => (
            <li key={one.id} className={c.item}>
              {one.caption ? (
                <figure className={c.figure}>
                  {linked(one)}
                  <figcaption className={c.caption}>{one.caption}</figcaption>
                </figure>
              ) : (
                linked(one)
              )}
            </li>
          ))}
        </ul>
      </div>
      {part && opened !== null && (
        <part.Lightbox
          label={label}
          pictures={shown}
          index={opened}
          onIndexChange={setOpened}
          onClose={() => setOpened(null)}
          words={words}
          classNames={c}
        />
      )}
    </>
  )
}

import { useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react'
import type { TitleLevel } from '../Card/CardText.tsx'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { chevronDown } from '../Icon/icons.ts'

export type AccordionCardPart = 'root' | 'heading' | 'button' | 'icon' | 'panel' | 'content'

export interface AccordionCardProps {
  title: ReactNode
  /** Level of the heading the button stands in. */
  titleLevel?: TitleLevel
  isOpen?: boolean
  defaultOpen?: boolean
  /** Called when the button is pressed, and when a search in the page matches inside the panel. */
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode
  ref?: Ref<HTMLDivElement>
  classNames?: ClassNames<AccordionCardPart>
}

/**
 * A panel under a button in a heading. Find-in-page also searches a closed panel and opens it at a match. Without
 * scripts and on paper it is open. Keyboard: Enter and Space open and close it; Tab goes into an open panel and past
 * a closed one. Parts: `content` is inside `panel`, so that a closed panel has no padding.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/accordion/
 */
export const AccordionCard = (props: AccordionCardProps) => {
  const { title, titleLevel = 3, defaultOpen = false, onOpenChange, children, ref, classNames: c = {} } = props
  const [isOpenInside, setOpenInside] = useState(defaultOpen)
  const isOpen = props.isOpen ?? isOpenInside
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const Heading = `h${titleLevel}` as const

  const change = (next: boolean) => {
    setOpenInside(next)
    onOpenChange?.(next)
  }
  useEffect(() => {
    const element = panel.current
    if (!element || isOpen) return
    // React writes `hidden` as a boolean and knows no beforematch: https://github.com/facebook/react/issues/24740
    element.setAttribute('hidden', 'until-found')
    const open = () => change(true)
    element.addEventListener('beforematch', open)
    return () => element.removeEventListener('beforematch', open)
  })

  return (
    <div ref={ref} className={c.root} data-open={isOpen || undefined}>
      <Heading className={c.heading}>
        <button
          type="button"
          className={c.button}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => change(!isOpen)}
        >
          {title}
          <Icon path={chevronDown} className={c.icon} />
        </button>
      </Heading>
      <div ref={panel} id={id} className={c.panel} hidden={!isOpen}>
        <div className={c.content}>{children}</div>
      </div>
    </div>
  )
}

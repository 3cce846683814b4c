import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { chevronDown } from '../Icon/icons.ts'
import type { TitleLevel } from '../ObjectCard/ObjectCard.tsx'

export type AccordionCardPart = 'root' | 'heading' | 'button' | 'icon' | 'panel' | 'content'

export interface AccordionCardProps {
  title: ReactNode
  titleLevel?: TitleLevel
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode
  classNames?: ClassNames<AccordionCardPart>
}

/** A panel under a button in a heading. Closed, it is still found by search in the page, and opens at the match. */
export const AccordionCard = (props: AccordionCardProps) => {
  const { title, titleLevel = 3, defaultOpen = false, onOpenChange, children, classNames: c = {} } = props
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
    <div className={c.root} data-open={isOpen || undefined}>
      <Heading className={c.heading}>
        <button type="button" className={c.button} aria-expanded={isOpen} aria-controls={id} onClick={() => change(!isOpen)}>
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

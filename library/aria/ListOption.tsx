import { useRef, type CSSProperties, type ReactNode } from 'react'
import { useOption } from 'react-aria/useListBox'
import type { ListState } from 'react-stately/useListState'

/** The state that a `ListOption` passes to the render function of its content, which is also its accessible name. */
export interface DrawnOption {
  isSelected: boolean
}
export interface ListOptionProps<Option> {
  optionKey: string
  state: ListState<Option>
  /** Makes it a link. */
  href?: string
  className: string | undefined
  style?: CSSProperties
  children: (drawn: DrawnOption) => ReactNode
}

/** One option of a React Aria list; it has `data-active` while it is highlighted. */
export function ListOption<Option>({ optionKey, state, href, className, style, children }: ListOptionProps<Option>) {
  const ref = useRef<HTMLDivElement & HTMLAnchorElement>(null)
  const { optionProps, isFocused, isSelected } = useOption({ key: optionKey }, state, ref)
  const props = { ...optionProps, className, style, 'data-active': isFocused || undefined }
  const content = children({ isSelected })
  if (href === undefined)
    return (
      <div {...props} ref={ref}>
        {content}
      </div>
    )
  return (
    <a {...props} ref={ref} href={href} tabIndex={-1}>
      {content}
    </a>
  )
}

import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import type { ClassNames } from '../dress.ts'

export type ButtonPart = 'root'
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'ink' | 'danger'

interface Look {
  /** `primary` is the next step: one in view. */
  variant?: ButtonVariant
  size?: 'md' | 'lg'
  isBlock?: boolean
  /** Square; needs an `aria-label`. */
  isIconOnly?: boolean
  /** Keeps its width, shows the teeth band and does not answer. */
  isPending?: boolean
  /** Stays in the tab order, so that the reason beside it can be read. */
  isDisabled?: boolean
  children: ReactNode
  classNames?: ClassNames<ButtonPart>
}

export type ButtonProps =
  | (Look & { href: string } & Omit<ComponentPropsWithRef<'a'>, keyof Look | 'href'>)
  | (Look & { href?: never } & Omit<ComponentPropsWithRef<'button'>, keyof Look>)

const stop = (event: MouseEvent) => event.preventDefault()

export const Button = (props: ButtonProps) => {
  const { variant = 'secondary', size = 'md', isBlock, isIconOnly, isPending, isDisabled, classNames = {}, className, ...rest } = props
  const isIdle = isPending || isDisabled || undefined
  const shared = {
    className: [classNames.root, className].filter(Boolean).join(' ') || undefined,
    'data-variant': variant,
    'data-size': size,
    'data-block': isBlock || undefined,
    'data-icon-only': isIconOnly || undefined,
    'data-pending': isPending || undefined,
    'data-disabled': isDisabled || undefined,
    'aria-busy': isPending || undefined,
    'aria-disabled': isIdle,
    ...(isIdle && { onClick: stop }),
  }
  if (rest.href !== undefined) return <a {...rest} {...(isIdle && { href: undefined, role: 'link', tabIndex: 0 })} {...shared} />
  return <button type="button" {...rest} {...shared} />
}

import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react'
import type { ClassNames } from '../dress.ts'

export type ButtonPart = 'root' | 'reason'
/** How prominent a button is, from the next step of a page to one action among others. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'ink' | 'danger'

interface Look {
  /** `primary` is the next step; at most one is in view. */
  variant?: ButtonVariant
  size?: 'md' | 'lg'
  isBlock?: boolean
  /** Square; needs an `aria-label`. */
  isIconOnly?: boolean
  /** Keeps its width, shows the teeth band and ignores presses. */
  isPending?: boolean
  /** Stays in the tab order, so that the reason can be read. */
  isDisabled?: boolean
  /** Why it is disabled: shown after the button and read out with it. Not shown while it is enabled. */
  disabledReason?: ReactNode
  children: ReactNode
  classNames?: ClassNames<ButtonPart>
}

export type ButtonProps =
  | (Look & { href: string } & Omit<ComponentPropsWithRef<'a'>, keyof Look | 'href'>)
  | (Look & { href?: never } & Omit<ComponentPropsWithRef<'button'>, keyof Look>)

const stop = (event: MouseEvent) => event.preventDefault()

/**
 * A button, or with `href` a link. It submits a form only with `type="submit"`. Keyboard: Enter and Space; as a link,
 * Enter. Parts: `reason` is the text after a disabled button.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/button/
 */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'md',
    isBlock,
    isIconOnly,
    isPending,
    isDisabled,
    disabledReason,
    ...others
  } = props
  const { classNames = {}, className, ...rest } = others
  const id = useId()
  const isIdle = isPending || isDisabled || undefined
  const reason = isDisabled && disabledReason
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
    'aria-describedby': [rest['aria-describedby'], reason && id].filter(Boolean).join(' ') || undefined,
    ...(isIdle && { onClick: stop }),
  }
  const control =
    rest.href === undefined ? (
      <button type="button" {...rest} {...shared} />
    ) : (
      <a {...rest} {...(isIdle && { href: undefined, role: 'link', tabIndex: 0 })} {...shared} />
    )
  if (!reason) return control
  return (
    <>
      {control}
      <span id={id} className={classNames.reason}>
        {reason}
      </span>
    </>
  )
}

import type { Ref } from 'react'
import type { ClassNames } from '../dress.ts'

export type IconPart = 'root'
/** 1.125, 1.375 or 2 rem. */
export type IconSize = 'sm' | 'md' | 'lg'

export interface IconProps {
  /** The drawing: one of `icons.ts`, or the `d` of a path on a 24 × 24 grid. */
  path: string
  /** 1.125, 1.375 or 2 rem. */
  size?: IconSize
  /** The accessible name; without it the icon is decorative. */
  label?: string
  className?: string
  ref?: Ref<SVGSVGElement>
  classNames?: ClassNames<IconPart>
}

/** Attributes, not classes, so that an undressed icon already has its size. */
const side: Record<IconSize, string> = { sm: '1.125rem', md: '1.375rem', lg: '2rem' }

/**
 * An icon drawn in one stroke, in the colour and on the baseline of the text beside it. Decorative unless it has a
 * label; then an image with that name.
 */
export const Icon = ({ path, size = 'md', label, className, ref, classNames = {} }: IconProps) => (
  <svg
    ref={ref}
    viewBox="0 0 24 24"
    width={side[size]}
    height={side[size]}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={[classNames.root, className].filter(Boolean).join(' ') || undefined}
    data-size={size}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <path d={path} />
  </svg>
)

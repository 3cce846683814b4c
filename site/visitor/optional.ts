import { lazy, type ComponentType } from 'react'
import { ifLoaded } from './missing-parts.ts'

const never = new Promise<never>(() => {})

/**
 * A component whose script is loaded later and which the page can do without: what the server rendered of it stays,
 * otherwise the nearest `Suspense` shows its fallback.
 */
export const optional = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const component = await ifLoaded(load)
    return component ? { default: component } : never
  })

import { lazy, type ComponentType } from 'react'
import { ifLoaded } from './missing-parts.ts'

const never = new Promise<never>(() => {})

/**
 * A component whose script loads later and without which the page goes on: what the server rendered of it stays,
 * otherwise the nearest `Suspense` shows its fallback.
 */
export const optional = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const component = await ifLoaded(load)
    return component ? { default: component } : never
  })

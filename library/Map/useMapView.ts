import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { paletteOf } from './palette.ts'
import type { MapStyle, ReadyStyle } from './places.ts'
import type { Engine, MapView, ViewOptions } from './view.ts'

export type MapFailure = 'webgl' | 'engine' | 'style'
export type MapStage =
  | { kind: 'idle' }
  | { kind: 'loading' }
  /** `notice`: another style is shown than the requested one. */
  | { kind: 'ready'; view: MapView; notice: 'fallback' | 'kept' | null }
  | { kind: 'failed'; reason: MapFailure }

interface Wanted extends Styles {
  host: RefObject<HTMLElement | null>
  isWanted: boolean
  loadEngine: () => Promise<Engine>
  optionsFor: (host: HTMLElement) => ViewOptions
}

/** Checked before the engine's 241 kB are loaded; the context is released at once. */
function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}

interface Styles {
  style: MapStyle
  fallbackStyle?: MapStyle
}
const made = async (style: MapStyle, frame: Element): Promise<ReadyStyle | null> =>
  typeof style === 'function' ? style(frame).catch(() => null) : style

async function put(view: MapView, style: MapStyle, frame: Element, signal: AbortSignal): Promise<boolean> {
  const ready = await made(style, frame)
  return ready !== null && !signal.aborted && (await view.setStyle(ready)) === 'ready'
}

/**
 * Sets the style, or else the fallback. After an abort, neither.
 * @returns which of them loaded
 */
async function dress(
  view: MapView,
  frame: Element,
  { style, fallbackStyle }: Styles,
  signal: AbortSignal,
): Promise<'first' | 'fallback' | 'none'> {
  if (await put(view, style, frame, signal)) return 'first'
  return fallbackStyle && (await put(view, fallbackStyle, frame, signal)) ? 'fallback' : 'none'
}

const notices = { first: null, fallback: 'fallback', none: 'kept' } as const

/** Opens the map when `isWanted`, and removes it with the component; `retry` opens it again after a failure. */
export function useMapView({ host, isWanted, loadEngine, optionsFor, style, fallbackStyle }: Wanted) {
  const [stage, setStage] = useState<MapStage>({ kind: 'idle' })
  const [attempt, setAttempt] = useState(0)
  /** Counts how often the page changed its colours or text size: a `StyleMaker` is called again then. */
  const [scheme, setScheme] = useState(0)
  /** The style and places on the map; `null` while they change. */
  const drawn = useRef<{ style: MapStyle; scheme: number } | null>(null)

  const start = useEffectEvent(async (signal: AbortSignal): Promise<MapStage> => {
    if (!host.current || !hasWebGl()) return { kind: 'failed', reason: 'webgl' }
    const engine = await loadEngine().catch(() => null)
    if (!engine) return { kind: 'failed', reason: 'engine' }
    if (signal.aborted || !host.current) return { kind: 'idle' }
    const view = await engine.open(host.current, optionsFor(host.current)).catch(() => null)
    if (!view) return { kind: 'failed', reason: 'webgl' }
    if (signal.aborted) view.remove()
    signal.addEventListener('abort', () => view.remove())
    const loaded = signal.aborted ? 'none' : await dress(view, host.current, { style, fallbackStyle }, signal)
    drawn.current = { style, scheme }
    // The poster stays until the map is painted.
    if (loaded !== 'none') await view.painted()
    return loaded === 'none' ? { kind: 'failed', reason: 'style' } : { kind: 'ready', view, notice: notices[loaded] }
  })
  useEffect(() => {
    if (!isWanted) return
    const controller = new AbortController()
    void (async () => {
      const next = await start(controller.signal)
      if (!controller.signal.aborted) setStage(next)
    })()
    return () => controller.abort()
  }, [isWanted, attempt])

  // The map opens with the current style; one that is chosen meanwhile is set when it is ready.
  const view = stage.kind === 'ready' ? stage.view : null
  const redress = useEffectEvent(async (signal: AbortSignal): Promise<MapStage | null> => {
    if (!view || !host.current || (drawn.current?.style === style && drawn.current.scheme === scheme)) return null
    drawn.current = null
    const loaded = await dress(view, host.current, { style, fallbackStyle }, signal)
    if (signal.aborted) return null
    drawn.current = { style, scheme }
    return { kind: 'ready', view, notice: notices[loaded] }
  })
  useEffect(() => {
    const controller = new AbortController()
    void (async () => {
      const next = await redress(controller.signal)
      if (next) setStage(next)
    })()
    return () => controller.abort()
  }, [view, style, scheme])

  const retry = () => {
    setStage({ kind: 'idle' })
    setAttempt((count) => count + 1)
  }
  useOnScheme(stage.kind === 'ready', () => {
    if (stage.kind !== 'ready' || !host.current) return
    stage.view.setPalette(paletteOf(host.current))
    if (typeof style === 'function' || typeof fallbackStyle === 'function') setScheme((count) => count + 1)
  })
  const shown: MapStage = isWanted && stage.kind === 'idle' ? { kind: 'loading' } : stage
  return { stage: shown, retry }
}

/** For callbacks that live as long as the map: they call the latest function. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

/** Calls once, when the element comes into view or near it. */
export function useOnSight(element: RefObject<Element | null>, isWatching: boolean, onSight: () => void) {
  const seen = useEffectEvent(onSight)
  useEffect(() => {
    if (!isWatching || !element.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && seen(),
      { rootMargin: '128px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isWatching])
}

/** Attributes of the page's root that change its colours and text size. */
const drawnBy = ['data-theme', 'data-text', 'class', 'style']

/** Calls after the page's colours or text size changed: another theme, or the system's dark mode. */
export function useOnScheme(isWatching: boolean, onScheme: () => void) {
  const changed = useEffectEvent(onScheme)
  useEffect(() => {
    if (!isWatching) return
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const observer = new MutationObserver(() => changed())
    observer.observe(document.documentElement, { attributes: true, attributeFilter: drawnBy })
    const listen = () => changed()
    dark.addEventListener('change', listen)
    return () => {
      observer.disconnect()
      dark.removeEventListener('change', listen)
    }
  }, [isWatching])
}

import { Button } from '@tropa/library/Button/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { camera } from '@tropa/library/Icon/icons.ts'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../messages/intl.tsx'
import * as styles from './gate.css.ts'
import { qrReader } from './read-qr.ts'

/** How often a picture is read, in ms. */
const readMs = 150
/** How long a code must be out of view before it is accepted again, in ms. */
const sameCodeMs = 4000

/** Reads codes until it is stopped. */
async function readFrom(video: HTMLVideoElement, signal: AbortSignal, onCode: (text: string) => void) {
  const read = await qrReader()
  let last = { text: '', at: 0 }
  while (!signal.aborted) {
    const text = await read(video).catch(() => undefined)
    if (text !== undefined && !signal.aborted) {
      const isSame = text === last.text && Date.now() - last.at < sameCodeMs
      last = { text, at: Date.now() }
      if (!isSame) onCode(text)
    }
    await new Promise((resolve) => setTimeout(resolve, readMs))
  }
}

async function watch(video: HTMLVideoElement, signal: AbortSignal, onCode: (text: string) => void) {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
  const stop = () => stream.getTracks().forEach((track) => track.stop())
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop, { once: true })
  video.srcObject = stream
  await video.play()
  return readFrom(video, signal, onCode)
}

/** The camera, which is requested only after a press. */
export function GateCamera({ onCode }: { onCode: (text: string) => void }) {
  const say = useWords()
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'off' | 'on' | 'refused'>('off')
  useEffect(() => {
    if (state !== 'on' || !video.current) return undefined
    const stopping = new AbortController()
    watch(video.current, stopping.signal, onCode).catch(() => setState('refused'))
    return () => stopping.abort()
  }, [state, onCode])
  return (
    <section className={styles.section}>
      {state === 'on' && (
        <video ref={video} className={styles.camera} muted playsInline aria-label={say('gate.camera')} />
      )}
      {state === 'refused' && <p role="status">{say('gate.cameraRefused')}</p>}
      <Button onClick={() => setState(state === 'on' ? 'off' : 'on')}>
        <Icon path={camera} />
        {state === 'on' ? say('gate.cameraOff') : say('gate.cameraOn')}
      </Button>
    </section>
  )
}

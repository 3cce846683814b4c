import type { ObjectRef } from '@tropa/machines'
import { AttachControl } from '@tropa/library/AttachControl/dressed.ts'
import { attach } from './attach.css.ts'
import { attachData } from './early-presses.ts'
import { usePosition, useTrackActor } from './active-track.tsx'

export type AttachProps = { object: ObjectRef; title: string; hasPosition?: boolean }

/** The track control of one object, wired to the visitor's track. */
export function Attach({ object, title, hasPosition = false }: AttachProps) {
  const track = useTrackActor()
  const position = usePosition(object)
  return (
    <AttachControl
      className={attach}
      data-attach={attachData([object])}
      isAttached={position !== null}
      {...(hasPosition && position !== null && { position })}
      objectTitle={title}
      onChange={(isAttached) => track.send({ type: isAttached ? 'ATTACH' : 'DETACH', object })}
    />
  )
}

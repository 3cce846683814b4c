import type { ObjectRef } from '@tropa/machines'
import { AttachControl } from '@tropa/library/AttachControl/dressed.ts'
import { attachData } from './early-presses.ts'
import { usePosition, useTrackActor } from './active-track.tsx'
import { trackActions, trackFormId } from './track-form.ts'

export type AttachProps = { object: ObjectRef; title: string; hasPosition?: boolean }

/** The track control of one object, wired to the visitor's track. */
export function Attach({ object, title, hasPosition = false }: AttachProps) {
  const track = useTrackActor()
  const position = usePosition(object)
  const data = attachData([object])
  return (
    <AttachControl
      form={trackFormId}
      name={position === null ? trackActions.attach : trackActions.detach}
      value={data}
      data-attach={data}
      isAttached={position !== null}
      {...(hasPosition && position !== null && { position })}
      objectTitle={title}
      onChange={(isAttached) => track.send({ type: isAttached ? 'ATTACH' : 'DETACH', object })}
    />
  )
}

export type StreamLimits = {
  mostBytes: number
  /**
   * The time limit for each chunk, measured only while the reader waits, so that a slow reader is not mistaken for a
   * slow source.
   */
  patienceMs: number
}

/** Passes a stream on, and ends it with an error when it is too long or stalls. */
export function limited(
  source: ReadableStream<Uint8Array>,
  { mostBytes, patienceMs }: StreamLimits,
): ReadableStream<Uint8Array> {
  const reader = source.getReader()
  let size = 0

  async function next() {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(new Error(`The source was silent for ${patienceMs} ms`)), patienceMs)
    const part = await Promise.race([reader.read(), late.promise]).finally(() => clearTimeout(timer))
    size += part.value?.byteLength ?? 0
    if (size > mostBytes) throw new RangeError(`The source sent more than ${mostBytes} bytes`)
    return part
  }

  return new ReadableStream({
    async pull(controller) {
      try {
        const part = await next()
        if (part.done) controller.close()
        else controller.enqueue(part.value)
      } catch (error) {
        controller.error(error)
        await reader.cancel(error).catch(() => undefined)
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

/** In order of preference. */
const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

function qualityOf(parameters: readonly string[]): number {
  const quality = parameters.find((parameter) => /^q\s*=/i.test(parameter))
  if (quality === undefined) return 1
  const value = Number(quality.slice(quality.indexOf('=') + 1))
  return value >= 0 && value <= 1 ? value : 0
}

function qualities(header: string): Map<string, number> {
  const entries = header.split(',').map((entry): [string, number] => {
    const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim())
    return [coding.toLowerCase(), qualityOf(parameters)]
  })
  return new Map(entries)
}

/**
 * The encoding that the client prefers; brotli if it prefers none.
 * @param header the value of `Accept-Encoding`
 * @see RFC 9110, 12.5.3
 */
export function encodingFor(header: string | null): Encoding | undefined {
  if (!header) return undefined
  const accepted = qualities(header)
  const quality = (encoding: Encoding) => accepted.get(encoding) ?? accepted.get('*') ?? 0
  const [best] = encodings.toSorted((one, other) => quality(other) - quality(one))
  return best && quality(best) > 0 ? best : undefined
}

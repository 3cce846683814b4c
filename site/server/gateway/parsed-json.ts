/**
 * The maximum nesting of JSON. The contract's calls stay far below it; recursive readers overflow only far above it.
 */
export const deepestJson = 64

/** @returns the index after the quote that ends a string */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start)
  const isEscaped = (index: number) => {
    let slashes = 0
    while (text[index - 1 - slashes] === '\\') slashes += 1
    return slashes % 2 === 1
  }
  while (end >= 0 && isEscaped(end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end + 1
}

function isTooDeep(text: string): boolean {
  let depth = 0
  for (let index = 0; index < text.length; index += 1) {
    const mark = text[index]
    if (mark === '"') index = endOfString(text, index + 1) - 1
    else if (mark === '[' || mark === '{') depth += 1
    else if (mark === ']' || mark === '}') depth -= 1
    if (depth > deepestJson) return true
  }
  return false
}

/**
 * Parses JSON from outside the program.
 * @throws {SyntaxError} if the text is not JSON
 * @throws {RangeError} if values are nested deeper than `deepestJson`: sanitising and serialising would overflow the
 * stack
 */
export function parsedJson(text: string): unknown {
  if (isTooDeep(text)) throw new RangeError(`JSON is nested deeper than ${deepestJson}`)
  return JSON.parse(text)
}

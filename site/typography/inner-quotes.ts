type Quotes = { opens: string; inner: readonly [string, string]; nests: RegExp; signs: RegExp }

const guillemets: Quotes = { opens: '«', inner: ['„', '“'], nests: /«[^»]*«/, signs: /[«»]/g }
const english: Quotes = { opens: '“', inner: ['‘', '’'], nests: /“[^”]*“/, signs: /[“”]/g }

/** Changes quotation marks inside others to the inner kind, for example around a name in a quoted title. */
export function withInnerQuotes(text: string): string {
  const { opens, inner, nests, signs } = text.includes('«') ? guillemets : english
  if (!nests.test(text)) return text
  let depth = 0
  return text.replaceAll(signs, (sign) => {
    if (sign === opens) return (depth += 1) > 1 ? inner[0] : sign
    return (depth = Math.max(0, depth - 1)) > 0 ? inner[1] : sign
  })
}

import { expect } from 'vitest'

/** What the map of a sheet shows, in its units. Letters are counted wider than they are. */
export function drawnOn(sheet: Element) {
  const svg = sheet.querySelector('svg[data-map]')
  const [, , width = 0, height = 0] = (svg?.getAttribute('viewBox') ?? '').split(' ').map(Number)
  const numbersOf = (element: Element, names: readonly string[]) =>
    names.map((name) => Number(element.getAttribute(name)))
  const names = [...(svg?.querySelectorAll('text[paint-order]') ?? [])].map((text) => {
    const [x = 0, y = 0] = numbersOf(text, ['x', 'y'])
    const wide = (text.textContent?.length ?? 0) * 15
    const left = { start: x, middle: x - wide / 2, end: x - wide }[text.getAttribute('text-anchor') ?? 'start'] ?? x
    return { left, right: left + wide, top: y - 20, bottom: y }
  })
  const stops = [...(svg?.querySelectorAll('rect[rx]') ?? [])].map((rect) => {
    const [x = 0, y = 0, wide = 0, tall = 0] = numbersOf(rect, ['x', 'y', 'width', 'height'])
    return { left: x, right: x + wide, top: y, bottom: y + tall }
  })
  const dots = [...(svg?.querySelectorAll('circle') ?? [])].map((circle) => {
    const [x = 0, y = 0, r = 0] = numbersOf(circle, ['cx', 'cy', 'r'])
    return { left: x - r, right: x + r, top: y - r, bottom: y + r }
  })
  return { width, height, names, stops, dots }
}

/** Expects that each name is inside the map, and over nothing else. */
export function expectNamesApart({ width, height, names, stops, dots }: ReturnType<typeof drawnOn>) {
  names.forEach((name, at) => {
    const { left, right, top, bottom } = name
    expect(Math.min(left, top, width - right, height - bottom)).toBeGreaterThanOrEqual(0)
    const others = [...stops, ...names.slice(at + 1), ...dots.filter((_, index) => index !== at)]
    const covered = others.filter((one) => one.left < right && left < one.right && one.top < bottom && top < one.bottom)
    expect(covered).toEqual([])
  })
}

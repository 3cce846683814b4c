import jsqr from 'jsqr'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { qrDrawing } from './qr.ts'
import { ticketSeal } from './seal.ts'

const text = ticketSeal('a secret of this portal, long enough').textOf('7K4M29TQ0123456789ABCDEFGH')

/** The drawing as a page shows it. @param pixels its width */
function picture(pixels: number) {
  const { size, path } = qrDrawing(text)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${pixels}" height="${pixels}"
    shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' })
}
/** Read by a decoder that shares no code with the one that drew it. */
async function read(image: Sharp): Promise<string | undefined> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data
}
const drawn = async (pixels: number) => sharp(await picture(pixels).png().toBuffer())

/** Grey noise of a camera in the dark, the same in every run. */
async function noisy(image: Sharp, strength: number) {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let state = 20_261_122
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648 - 0.5
  const speckled = data.map((value: number) => Math.max(0, Math.min(255, value + next() * strength)))
  return sharp(speckled, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

test('the QR code can be read at the sizes on a phone and in print', async () => {
  expect(await Promise.all([240, 480, 900].map(async (pixels) => read(await drawn(pixels))))).toEqual([
    text,
    text,
    text,
  ])
})

test('it can be read with blur, dimming and noise, and all three together', async () => {
  const blurred = (await drawn(480)).clone().blur(3)
  const dimmed = (await drawn(480)).clone().linear(0.25, 8)
  const all = await noisy(sharp(await (await drawn(480)).blur(1.5).linear(0.4, 20).png().toBuffer()), 20)

  expect([
    await read(blurred),
    await read(dimmed),
    await read(await noisy(await drawn(480), 200)),
    await read(all),
  ]).toEqual([text, text, text, text])
})

test('it can be read with a tenth of it torn off or covered by snow', async () => {
  const { size } = qrDrawing(text)
  const patch = Math.round((480 / size) * 15)
  const torn = (await drawn(480)).composite([
    { input: { create: { width: patch, height: patch, channels: 3, background: '#fff' } }, left: 200, top: 210 },
  ])

  expect(await read(sharp(await torn.png().toBuffer()))).toBe(text)
})

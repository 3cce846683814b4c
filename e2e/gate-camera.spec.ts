import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import jsqr from 'jsqr'
import { PNG } from 'pngjs'
import { enterGate, aTicket } from './gate-visit.ts'
import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

const [width, height] = [640, 480]
/** Luma of white and of black in video. */
const [white, black] = [235, 16]

/** A video of a still picture on a white background: uncompressed YUV 4:2:0. */
function videoOf({ data, width: side, height: rows }: PNG): Buffer {
  const luma = Buffer.alloc(width * height, white)
  const [left, top] = [Math.floor((width - side) / 2), Math.floor((height - rows) / 2)]
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < side; x += 1)
      if ((data[4 * (y * side + x)] ?? 255) < 128) luma[(top + y) * width + left + x] = black
  const chroma = Buffer.alloc((width * height) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma])
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), frame, frame, frame])
}

test('a ticket that is held in front of a gate’s camera is admitted once', async ({ playwright, page, request }) => {
  const code = await aTicket(request)
  await page.goto(`/ticket?code=${code}`)
  const picture = PNG.sync.read(await page.getByRole('img', { name: /^QR-\u2060?код билета$/ }).screenshot())
  expect(jsqr(new Uint8ClampedArray(picture.data), picture.width, picture.height)?.data).toContain(code)
  const folder = mkdtempSync(join(tmpdir(), 'tropa-camera-'))
  const video = join(folder, 'ticket.y4m')
  writeFileSync(video, videoOf(picture))

  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await playwright.chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  })
  try {
    const context = await browser.newContext({ baseURL: portal, permissions: ['camera'] })
    await arriveWith(context, portal, { lang: 'en' })
    const gate = await context.newPage()
    const scripts: string[] = []
    gate.on('request', (sent) => sent.resourceType() === 'script' && scripts.push(sent.url()))
    await enterGate(gate)
    const before = scripts.length
    await gate.getByRole('button', { name: 'Read by camera' }).click()

    await expect(gate.getByText('Admit', { exact: true })).toBeVisible()
    // The QR reader loads with the camera, if the browser has none.
    expect(scripts.length).toBeGreaterThan(before)
    await expect(gate.getByText('Айваседа Анна')).toBeVisible()
    await gate.getByRole('button', { name: 'Turn the camera off' }).click()
    await gate.getByRole('button', { name: 'Read by camera' }).click()
    await expect(gate.getByText('This ticket has already been used')).toBeVisible()
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true })
  }
})

/** Reads QR codes from pictures of a camera. */
export type ReadQr = (video: HTMLVideoElement) => Promise<string | undefined>

/** As browsers have it. @see https://wicg.github.io/shape-detection-api/ */
type Detector = { detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats: () => Promise<readonly string[]>
}

declare global {
  // TypeScript's DOM types lack it.
  var BarcodeDetector: DetectorClass | undefined
}

async function browsersOwn(): Promise<ReadQr | undefined> {
  const { BarcodeDetector } = globalThis
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  if (!BarcodeDetector || !formats.includes('qr_code')) return undefined
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  return async (video) => (await detector.detect(video))[0]?.rawValue
}

/** Larger pictures take longer and are read no better. */
const mostPixels = 800

async function loaded(): Promise<ReadQr> {
  const { default: jsqr } = await import('jsqr')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const scale = Math.min(1, mostPixels / Math.max(video.videoWidth, video.videoHeight, 1))
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    if (!context || canvas.width === 0) return undefined
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
    return jsqr(data, width, height)?.data
  }
}

/** The browser's own reader if it has one; else one that is loaded now. */
export const qrReader = async (): Promise<ReadQr> => (await browsersOwn()) ?? loaded()

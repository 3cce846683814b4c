import { lowVisionPath } from '../../addresses/low-vision-path.ts'
import { preferencesPath } from '../../visitor/preferences-path.ts'

/** Pages of one visitor or of one query, which search engines must not index. */
const privatePaths = [
  '/q',
  '/my_tracks',
  '/share_track',
  '/login',
  '/logout',
  '/registration',
  '/recovery',
  '/reset-password',
  '/verification',
  '/unsubscribe',
  '/profile',
  '/security',
  '/checkout',
  '/order/',
  '/payment',
  '/ticket',
  preferencesPath,
  lowVisionPath,
] as const

/** A rule must end where the path ends: `/q` alone would hide every address that begins with it. */
const rulesFor = (path: string) => (path.endsWith('/') ? [path] : [`${path}$`, `${path}?`, `${path}/`])

export const robots = (origin: string): Response =>
  new Response(
    [
      'User-agent: *',
      ...privatePaths.flatMap(rulesFor).map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${origin}/sitemap.xml`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' } },
  )

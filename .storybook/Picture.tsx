import { Cover } from '../library/Cover/dressed.ts'

const scene = (sky: string, hill: string, snow: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice"><rect width="300" height="200" fill="${sky}"/><circle cx="96" cy="72" r="22" fill="#ffc566"/><path d="M0 130 60 96l52 30 58-44 70 46 60-26v98H0z" fill="${hill}"/><path d="M0 158q80-22 150-6t150-8v56H0z" fill="${snow}"/></svg>`,
  )}`

const scenes = {
  winter: scene('#7f93a8', '#23414a', '#f3e4dc'),
  night: scene('#0e2a32', '#163b46', '#2b4a55'),
  summer: scene('#f2c48d', '#3f6a5a', '#8fb3a0'),
}

export interface PictureProps {
  of?: keyof typeof scenes
  /** The alternative text, which replaces it if pictures are off. */
  alt?: string
}

/** A cover as a data URL, so that nothing is fetched. */
export const Picture = ({ of = 'winter', alt = '' }: PictureProps) => (
  <Cover src={scenes[of]} width={300} height={200} alt={alt} isPriority />
)

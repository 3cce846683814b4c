export const seasons = ['winter', 'spring', 'summer', 'autumn'] as const
export const dayTimes = ['day', 'dusk', 'night'] as const
export type Season = (typeof seasons)[number]
export type DayTime = (typeof dayTimes)[number]

/** The colours of one picture. All are cool except for `light`: the sun, a window, a fire. */
interface Inks {
  sky: readonly [top: string, middle: string, low: string]
  light: string
  land: readonly [far: string, near: string]
  ground: readonly [far: string, near: string]
  water: readonly [far: string, near: string]
  leaf: string
}

const inks: Record<Season, Record<DayTime, Inks>> = {
  winter: {
    day: {
      sky: ['#8fbbd6', '#cfe2ea', '#fdebd8'],
      light: '#ffd48a',
      land: ['#b4cbd8', '#1f4252'],
      ground: ['#f6fafb', '#c4d9e6'],
      water: ['#f3f8fa', '#b4cfde'],
      leaf: '#6d93a3',
    },
    dusk: {
      sky: ['#35607f', '#a9abb9', '#ffcda6'],
      light: '#ffb15e',
      land: ['#93adbf', '#132f3f'],
      ground: ['#f3e3da', '#8db0c6'],
      water: ['#fbdcc6', '#6f9ab4'],
      leaf: '#547988',
    },
    night: {
      sky: ['#04141f', '#0d3446', '#3a7480'],
      light: '#ffc566',
      land: ['#2d5a69', '#05151e'],
      ground: ['#8db4c2', '#2b5366'],
      water: ['#7ba4b1', '#3b6879'],
      leaf: '#2e5a66',
    },
  },
  spring: {
    day: {
      sky: ['#86b4cd', '#c5dde2', '#f6ead4'],
      light: '#ffd479',
      land: ['#a7c1c6', '#1d4145'],
      ground: ['#b9c3a3', '#56704d'],
      water: ['#eef0e6', '#5e97b1'],
      leaf: '#b4bd6c',
    },
    dusk: {
      sky: ['#386680', '#a3a9ab', '#f8c79d'],
      light: '#ffb662',
      land: ['#8b9ea7', '#172f38'],
      ground: ['#98a087', '#36493e'],
      water: ['#f8d3ae', '#49738b'],
      leaf: '#96a15c',
    },
    night: {
      sky: ['#12303f', '#37647a', '#b1bcae'],
      light: '#ffc670',
      land: ['#5d7f89', '#0d2027'],
      ground: ['#6a7a68', '#24362f'],
      water: ['#c3c6b4', '#335a6c'],
      leaf: '#66744a',
    },
  },
  summer: {
    day: {
      sky: ['#74aecb', '#b8dbe2', '#f6f0d8'],
      light: '#ffdf86',
      land: ['#9bc1b6', '#103a36'],
      ground: ['#a9c28a', '#3e6f4b'],
      water: ['#e6f1e6', '#4b95b3'],
      leaf: '#86b35a',
    },
    dusk: {
      sky: ['#447a97', '#bcbdbc', '#ffd6a8'],
      light: '#ffb057',
      land: ['#9aa9ac', '#11292f'],
      ground: ['#95a88a', '#2f5246'],
      water: ['#ffdcb4', '#5586a0'],
      leaf: '#7f9c5c',
    },
    night: {
      sky: ['#1f4c66', '#6b93a2', '#f0c6ad'],
      light: '#ffb968',
      land: ['#6e8d95', '#0c222a'],
      ground: ['#6f8b78', '#213f38'],
      water: ['#f3cfb4', '#3d6f88'],
      leaf: '#587a52',
    },
  },
  autumn: {
    day: {
      sky: ['#7fb0c8', '#cfe0de', '#fbe9c9'],
      light: '#ffd068',
      land: ['#b1bca8', '#1d352f'],
      ground: ['#d6ba74', '#6f5a2c'],
      water: ['#f2ead2', '#4782a0'],
      leaf: '#eaa127',
    },
    dusk: {
      sky: ['#2b5069', '#a3a09b', '#fbc486'],
      light: '#ffa54a',
      land: ['#8b948f', '#17272b'],
      ground: ['#c39b55', '#4a4029'],
      water: ['#fbd09d', '#3f6a80'],
      leaf: '#e08f2c',
    },
    night: {
      sky: ['#0c2231', '#294d60', '#92958a'],
      light: '#ffb554',
      land: ['#4d6670', '#0a171d'],
      ground: ['#7a6a45', '#2d2a20'],
      water: ['#a3a493', '#244657'],
      leaf: '#a96b2c',
    },
  },
}

export interface Palette extends Omit<Inks, 'land'> {
  season: Season
  time: DayTime
  /** Land in the distant mist, and land in front of the viewer. */
  far: string
  near: string
  isSnowy: boolean
  isNight: boolean
}

export function paletteOf(season: Season, time: DayTime): Palette {
  const { land, ...rest } = inks[season][time]
  return { ...rest, season, time, far: land[0], near: land[1], isSnowy: season === 'winter', isNight: time === 'night' }
}

/**
 * Silhouettes drawn by hand: about 100 units, the origin at the foot. They show everyday life in the region and claim
 * no symbolic meaning.
 */
export const figures = {
  rower: 'M-9-5q-3-13 3-19q-5-8 2-12q8-1 8 7q0 4-3 6q8 4 9 18zM-22 8L14-34l2 1L-18 10q-4 3-4-2z',
  boat: 'M-52-6q50 15 104-1l-9 10q-42 9-84 1z',
  reindeer:
    'M-38-47q-4 2-3 7l3-3q-1 8 1 13l-4 13 1 17h4l1-16 8-12q13 5 27 2l1 10-2 16h4l4-17 2-13q7-5 10-13l6-9 6 3q6 2 8-2l-9-9q-3-5-9-4l-12 10q-11 5-24 3q-14-2-23 4z',
  antlers: 'M24-66q-6-8-15-9q-9-2-10-12M14-73q-2-7-8-10M26-66q4-9-3-16q-4-7 1-13M24-80q6-2 7-9M28-67q7-3 9-9',
  mammoth:
    'M-62 0q2-14-2-26q-6-2-6-14q0-20 20-30q14-7 30-4q6-16 24-17q20 0 25 18q4 12 3 26q0 18 4 28q3 8 9 6q5-2 3-8q6 0 5 7q-2 10-12 10q-12 0-16-14q-3-10-5-18q-4 6-9 7l3 29h-14l-4-21q-3 4-8 4l-22-1q-4 0-5 6l-1 12z',
  tusks: 'M30-42q10 22 26 18q12-4 10-18M24-40q8 26 26 26',
  chumPoles: 'M-3-74L-12-92M3-74L13-92M0-76L1-94',
  storehouse: 'M-22-34h44v22h-44zM-28-32L0-52L28-32zM-20-12h4L-14 0h-3zM16-12h4L17 0h-3zM-4-12h3V0h-3z',
  crane: 'M0 0q-14-10-30-8q10-8 28-4q-4-12-16-18q18 2 26 18q12 0 20 8l10-2l-9 6q-12 4-20 1q-10 6-22 5q8-2 13-6z',
  person:
    'M-5 0L-4-18Q-9-22-7-33Q-6-40 0-40Q6-40 7-33Q9-22 4-18L5 0H1L0-14L-1 0zM0-52a6 6.5 0 1 1 0 13a6 6.5 0 1 1 0-13',
  parka: 'M-9-4L-8 0H-2V-4H2V0H8L9-4L14-8Q11-30 6-38Q10-50 0-54Q-10-50-6-38Q-11-30-14-8z',
  parkaHem: 'M-13-9h26l1 3h-28z',
  sledge:
    'M-46 0q60 5 88-1q10-3 8-12q4 12-8 15q-30 6-88 2zM-30-2l4-14h4l-3 14zM-2-2l3-14h4l-2 14zM22-3l2-13h4l-1 13zM-34-20h66v4h-66z',
  tent: 'M-34 0L-5-36Q0-39 5-36L34 0z',
  tentShade: 'M5-36L34 0H8z',
  storehouseSnow: 'M-29-32L0-53L29-32l-3-5L0-60L-26-37z',
} as const

import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { mapHeight } from './height.ts'
import { button, lv, onMap } from './map-skin.ts'

export const frame = style({
  vars: {
    '--map-cluster': vars.color.catPlace,
    '--map-on-cluster': vars.color.onCat,
    '--map-ground': vars.color.mapLand,
    '--map-route': vars.color.track,
    // All parts have the colour of the track; they differ by their dashes.
    '--map-route-2': vars.color.track,
    '--map-route-3': vars.color.track,
    '--map-route-4': vars.color.track,
    '--map-area': vars.color.link,
  },
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: vars.color.mapOut,
  selectors: {
    [lv]: { border: `${vars.line.thick} solid ${vars.color.border}` },
    "&[data-state='failed']": {
      gap: vars.space[3],
      justifyItems: 'start',
      padding: vars.space[4],
      background: vars.color.infoBg,
      color: vars.color.text,
    },
  },
})
/** Everything that fills the frame is in its one grid cell. */
const cell = { gridArea: '1 / 1', blockSize: mapHeight } as const

export const canvas = style({
  ...cell,
  inlineSize: '100%',
  fontFamily: vars.font.text,
  selectors: {
    // Otherwise half a map would be visible beside its placeholder.
    "[data-state='loading'] > &": { opacity: 0 },
    "[data-state='failed'] > &": { display: 'none' },
  },
})
export const plain = style({
  ...cell,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[3],
  textAlign: 'center',
  color: vars.color.mapLabel,
  // After a failure the drawn map is shown under the message.
  selectors: {
    "[data-state='failed'] > &": { gridArea: 'auto', justifySelf: 'stretch', blockSize: 'auto' },
  },
})
export const hint = style({ marginInline: vars.space[4], maxInlineSize: '24rem', lineHeight: vars.leading.snug })
export const show = style({
  ...button,
  maxInlineSize: `calc(100% - 2 * ${vars.space[4]})`,
  padding: '.55rem 1.15rem',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  selectors: { '&:hover': { borderColor: vars.color.text, background: vars.color.quietHover } },
})
export const more = style({ ...button, margin: vars.space[3], padding: '.55rem 1.15rem', fontSize: vars.text.sm })
/** The types, and under them the message: each as large as it needs. */
export const corner = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  selectors: {
    ":not([data-state='failed']) > &": {
      ...onMap,
      insetInlineStart: vars.space[3],
      insetBlockStart: vars.space[3],
      maxInlineSize: `calc(100% - 5rem - ${vars.space[3]})`,
    },
  },
})
export const notice = style({
  lineHeight: vars.leading.snug,
  selectors: {
    '&:empty': { display: 'none' },
    ":not([data-state='failed']) > * > &": {
      padding: `${vars.space[2]} ${vars.space[3]}`,
      borderRadius: vars.radius.md,
      fontSize: vars.text.sm,
      background: vars.color.surfaceRaised,
      color: vars.color.text,
    },
    "[data-theme^='lv'] :not([data-state='failed']) > * > &": {
      border: `${vars.line.thick} solid ${vars.color.border}`,
    },
  },
})

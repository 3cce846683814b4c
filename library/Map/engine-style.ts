/**
 * The parts of MapLibre's own 71 kB stylesheet that this wrapper uses: the position of the canvas, and touch
 * handling. It is loaded with the engine, as a constructed stylesheet, so that the page's CSS contains none of it and
 * no `style-src` is needed.
 */
const rules = `
.maplibregl-map{position:relative;overflow:hidden;-webkit-tap-highlight-color:transparent;-webkit-touch-callout:none}
.maplibregl-canvas-container{position:absolute;inset:0}
.maplibregl-canvas{position:absolute;inset:0 auto auto 0}
.maplibregl-control-container{display:none}
.maplibregl-canvas-container.maplibregl-interactive{cursor:grab;user-select:none;-webkit-user-select:none}
.maplibregl-canvas-container.maplibregl-interactive.maplibregl-track-pointer{cursor:pointer}
.maplibregl-canvas-container.maplibregl-interactive:active{cursor:grabbing}
.maplibregl-canvas-container.maplibregl-touch-drag-pan.maplibregl-cooperative-gestures,
.maplibregl-canvas-container.maplibregl-touch-drag-pan.maplibregl-cooperative-gestures .maplibregl-canvas{touch-action:pan-x pan-y}
.maplibregl-cooperative-gesture-screen{position:absolute;inset:0;z-index:5;display:grid;place-items:center;padding:1rem;text-align:center;font-size:1.25rem;color:#fff;background:#000a;opacity:0;pointer-events:none}
.maplibregl-cooperative-gesture-screen.maplibregl-show{opacity:1}
.maplibregl-cooperative-gesture-screen .maplibregl-mobile-message{display:none}
@media (hover:none),(pointer:coarse){
.maplibregl-cooperative-gesture-screen .maplibregl-desktop-message{display:none}
.maplibregl-cooperative-gesture-screen .maplibregl-mobile-message{display:block}
}
.maplibregl-ctrl-attrib-button{display:none}
`
let sheet: CSSStyleSheet | undefined

/** Once per page; repeated calls are harmless. */
export function addEngineStyle() {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/**
 * What of MapLibre's own 71 kB stylesheet this wrapper uses: where the canvas lies, and who answers a finger. It comes
 * with the engine, as a constructed sheet, so that nothing of it is in the page's CSS and no `style-src` is needed.
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

/** Once for a page; both calls may be repeated. */
export function addEngineStyle() {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Follows the colours, the contrast and the text size that the buyer's system asks for. */
export const stylesheet = `
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
*, ::before, ::after { box-sizing: border-box; }
body {
  margin: 0; padding: 1.5rem 1rem; min-block-size: 100dvh; overflow-wrap: anywhere;
  color: light-dark(#1b1f24, #eef1f4); background: light-dark(#f1f3f5, #14181c);
}
main {
  max-inline-size: 34rem; margin-inline: auto; padding: 1.5rem;
  background: light-dark(#fff, #1d2329); border: 1px solid light-dark(#c9d0d6, #46505a); border-radius: 1rem;
}
header { display: flex; justify-content: space-between; align-items: center; gap: 1rem; flex-wrap: wrap; }
header p { margin: 0; }
.badge {
  padding: 0.125rem 0.75rem; border-radius: 1rem; font-weight: 600;
  color: light-dark(#5b3a00, #ffd999); background: light-dark(#ffedcc, #46340f);
}
h1 { margin-block: 1rem 0.5rem; font-size: 1.75rem; line-height: 1.2; }
h2 { margin-block: 1.5rem 0.5rem; font-size: 1.125rem; }
.sum { font-size: 1.25rem; }
.sum strong { white-space: nowrap; }
a { color: light-dark(#0b5394, #8ec5ff); display: inline-block; padding-block: 0.375rem; }
.main { display: flex; flex-wrap: wrap; gap: 0.75rem; }
button {
  min-block-size: 2.75rem; padding: 0.5rem 1.25rem; border: 1px solid light-dark(#0b5394, #8ec5ff); border-radius: 0.75rem;
  font: inherit; font-weight: 600; cursor: pointer; color: light-dark(#fff, #10202f); background: light-dark(#0b5394, #8ec5ff);
}
.main button { flex: 1 1 12rem; }
li button, .quiet { color: light-dark(#0b5394, #8ec5ff); background: transparent; }
:focus-visible { outline: 3px solid light-dark(#0b5394, #8ec5ff); outline-offset: 2px; }
summary { min-block-size: 2.75rem; padding-block: 0.625rem; cursor: pointer; font-weight: 600; }
label { display: block; }
input {
  min-block-size: 2.75rem; inline-size: 8rem; padding-inline: 0.75rem; font: inherit;
  color: inherit; background: transparent; border: 1px solid light-dark(#6b7680, #97a3ae); border-radius: 0.5rem;
}
ul { list-style: none; margin-block: 0.75rem; padding: 0; }
li + li { margin-block-start: 1rem; }
li p { margin-block: 0.25rem 0; }
.items li { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 1rem; }
.items small { flex-basis: 100%; font-size: 0.9375rem; }
.state { padding: 0.75rem 1rem; border: 2px solid currentColor; border-radius: 0.75rem; font-weight: 600; }
@media (prefers-contrast: more) {
  body, main { color: light-dark(#000, #fff); background: light-dark(#fff, #000); border-color: currentColor; }
}
`

/** A card with its stripe. */
export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#1f5c4d" d="M1 3h14v2H1zm0 4h14v6H1z"/></svg>'

/**
 * Icons drawn on a 24 × 24 grid with a round stroke of 1.75; each is the `d` of one path. Each is exported by name,
 * so that a bundle contains only those that a page uses.
 */
export const activity =
  'M13.5 6.2a1.7 1.7 0 1 0 0-3.4a1.7 1.7 0 1 0 0 3.4zM3 17l18 4M8.5 18l4-4.5l-3-3l3.5-3l3 2.5l2.5.5M4.5 9.5l8 2.5'
export const archaeology = 'M4.5 20l8-8M12 5c3-1.5 6.5-.5 8 3.5M10 8.5l5.5 5.5l2-2L12 6.5z'
export const arrowRight = 'M4 12h15M13 6l6 6-6 6'
export const aurora = 'M4 18V8M8 16V4M12 18V7M16 15V5M20 17V9'
export const backpack = 'M7 20.5V10a5 5 0 0 1 10 0v10.5zM10 5.5V3.5h4v2M9.5 20.5v-6h5v6M9.5 17.5h5M10 10.5h4'
export const balaclava = 'M5 11a7 7 0 0 1 14 0v3a7 7 0 0 1-14 0zM5 12.5c4.5 2 9.5 2 14 0M9.5 9.5h.01M14.5 9.5h.01'
export const bar = 'M4.5 4.5h15L12 12.5zM12 12.5V20M8 20h8M7.5 7.5h9'
export const battery =
  'M5 8h12a1.5 1.5 0 0 1 1.5 1.5v5.5a1.5 1.5 0 0 1 -1.5 1.5h-12a1.5 1.5 0 0 1 -1.5 -1.5v-5.5a1.5 1.5 0 0 1 1.5 -1.5zM21 11v2.5M6.5 11v2.5'
export const bed = 'M3.5 19V6M3.5 16h17V19M20.5 16v-3a3 3 0 0 0-3-3H9.5v6M6.5 12.5h.01'
export const bell = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4'
export const bicycle =
  'M2.3 15.5a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0 -7.4 0zM14.3 15.5a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0 -7.4 0zM6 15.5l3.5-7h6l2.5 7M9.5 8.5l3 7H6M15.5 8.5L12.5 15.5M8 8.5h3M15.5 8.5V6h2'
export const boat = 'M3 15h18l-2.5 4.5h-13zM12 3v12M12 4.5 18 12h-6'
export const bookmark = 'M6.5 4h11v16L12 16l-5.5 4z'
export const boot = 'M8 3.5h6V13l5 2.5c1 .5 1.5 1.5 1.5 2.5v2H8zM8 17h12.5M8 7h6'
export const building = 'M6 20.5v-17h8v17M14 9h4.5v11.5M3.5 20.5h17M9 7.5h2M9 11h2M9 14.5h2'
export const bus =
  'M7 4h10a2 2 0 0 1 2 2v9.5a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-9.5a2 2 0 0 1 2 -2zM5 12h14M8 17.5V20M16 17.5V20M8 14.8h.01M16 14.8h.01'
export const business =
  'M5.5 7.5h13a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-13a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2zM9 7.5V5.8A1.3 1.3 0 0 1 10.3 4.5h3.4A1.3 1.3 0 0 1 15 5.8v1.7M3.5 12.5h17M12 12v2'
export const cafe =
  'M4.5 9h12v6a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4zM16.5 10.5h1.3a2.3 2.3 0 0 1 0 4.6h-1.3M8.5 6V4M12.5 6V4'
export const calendar =
  'M6 5.5h12a2 2 0 0 1 2 2v10.5a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-10.5a2 2 0 0 1 2 -2zM4 10h16M8.5 3.5v4M15.5 3.5v4'
export const camera = 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM8.8 13.2a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0z'
export const camp = 'M3 20L12 5l9 15zM9 20l3-5l3 5M12 5l1.3-2.2M12 5l-1.3-2.2'
export const car = 'M3.5 16v-3.5L5.5 7h13l2 5.5V16zM3.5 12.5h17M6 16v2.5M18 16v2.5M7 14.3h.01M17 14.3h.01'
export const cart =
  'M3 4.5h2.5L8 15.5h10l2-8H6.2M7.7 19a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0zM15.7 19a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0z'
export const check = 'm5 12.5 4.5 4.5L19 7.5'
export const checkCircle = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM8 12.3l2.8 2.7L16 9.5'
export const chevronDown = 'm6 9.5 6 6 6-6'
export const chevronLeft = 'm14.5 6-6 6 6 6'
export const chevronRight = 'm9.5 6 6 6-6 6'
export const chevronUp = 'm6 14.5 6-6 6 6'
export const child = 'M9 7a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM7.5 20c0-4 1.5-7 4.5-7s4.5 3 4.5 7M9.5 6.5h.01M14.5 6.5h.01'
export const chum = 'M4 20 13 4.5M20 20 11 4.5M4 20h16M10 20l2-6 2 6'
export const church =
  'M12 2.5v5M10.3 4.3h3.4M12 7.5c2.7 2 3.5 3 3.5 4.5h-7c0-1.5.8-2.5 3.5-4.5zM8.5 12v8h7v-8M4.5 20v-5l4-2M19.5 20v-5l-4-2M3 20h18M12 20v-3.5'
export const clock = 'M4 12a8 8 0 1 0 16 0a8 8 0 1 0 -16 0zM12 7.5V12l3 2'
export const close = 'm6 6 12 12M18 6 6 18'
export const cloud = 'M7 18a4 4 0 0 1-.5-8A5.5 5.5 0 0 1 17 9a4.5 4.5 0 0 1 0 9z'
export const contrast = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 3.5v17M12 7l6.5 6.5M12 11.5l5 5M12 16l3 3'
export const copy =
  'M10.5 8.5h7.5a2 2 0 0 1 2 2v7.5a2 2 0 0 1 -2 2h-7.5a2 2 0 0 1 -2 -2v-7.5a2 2 0 0 1 2 -2zM15.5 8.5V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7.5a2 2 0 0 0 2 2h2.5'
export const crossCircle = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM9 9l6 6M15 9l-6 6'
export const crow =
  'M3 9.5c2-3 5-4 7.5-2.5c2 1.2 3 3.5 6 5.5l4.5 3h-6c-3.5 1.5-8 .5-9.5-3.5L3 9.5zM11 15.5V20M14 15.5V20M7.5 9h.01'
export const document = 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 15.5h6'
export const dog = 'M4.5 20v-6.5L8 10h6l1.5-5.5l2 1.8h2.5v2.2a2.5 2.5 0 0 1-2.5 2.5v9M8.5 20v-4.5h5V20M4.5 13.5L3 11'
export const doorway = 'M6 20.5v-17h12v17M3.5 20.5h17M14.5 12h.01'
export const dots =
  'M4.9 12a.6 .6 0 1 0 1.2 0a.6 .6 0 1 0 -1.2 0zM11.4 12a.6 .6 0 1 0 1.2 0a.6 .6 0 1 0 -1.2 0zM17.9 12a.6 .6 0 1 0 1.2 0a.6 .6 0 1 0 -1.2 0z'
export const download = 'M12 4v11M7 10.5l5 5 5-5M5 20h14'
export const ear =
  'M7 10a5 5 0 0 1 10 0c0 3.5-3.5 4-3.5 7.5a2.8 2.8 0 0 1-5.3 1.2M10 10a2 2 0 0 1 4 0c0 1.5-1.5 1.8-1.5 3'
export const edit = 'm4 20 1-4.5L16 4.5 19.5 8 8.5 19z'
export const external = 'M14 5h5v5M19 5l-8 8M17 14v5H5V7h5'
export const eye =
  'M2.5 12C5 7.7 8.3 5.5 12 5.5s7 2.2 9.5 6.5c-2.5 4.3-5.8 6.5-9.5 6.5S5 16.3 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0z'
export const eyeClosed =
  'M2.5 12C5 7.7 8.3 5.5 12 5.5s7 2.2 9.5 6.5c-2.5 4.3-5.8 6.5-9.5 6.5S5 16.3 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0zM4 20 20 4'
export const facebook = 'M14 20.5V8.8A2.3 2.3 0 0 1 16.3 6.5H18M10.5 12.5H17M14 12.5v8'
export const family =
  'M5.3 6a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0zM14.3 6a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0zM10.4 13.2a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0zM3.5 19v-3.5a4 4 0 0 1 5.5-3.7M20.5 19v-3.5a4 4 0 0 0-5.5-3.7M8.5 20c.3-2 1.7-3 3.5-3s3.2 1 3.5 3'
export const filter = 'M4 7h16M7 12h10M10 17h4'
export const flag = 'M5.5 21V4M5.5 5h12l-2.5 4 2.5 4h-12'
export const fork = 'M7 3.5v6a2.2 2.2 0 0 0 4.4 0v-6M9.2 3.5v17M16.5 20.5V3.5c-2 1.5-2.8 4-2.8 7.5h2.8'
export const gift =
  'M4 9.5h16v4H4zM5.5 13.5V20h13v-6.5M12 9.5V20M12 9.5C9 9.5 7.5 8.3 7.5 6.8c0-2.8 4.5-2.3 4.5 2.7 0-5 4.5-5.5 4.5-2.7 0 1.5-1.5 2.7-4.5 2.7z'
export const globe =
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17'
export const grip =
  'M8.375 6a.625 .625 0 1 0 1.25 0a.625 .625 0 1 0 -1.25 0zM14.375 6a.625 .625 0 1 0 1.25 0a.625 .625 0 1 0 -1.25 0zM8.375 12a.625 .625 0 1 0 1.25 0a.625 .625 0 1 0 -1.25 0zM14.375 12a.625 .625 0 1 0 1.25 0a.625 .625 0 1 0 -1.25 0zM8.375 18a.625 .625 0 1 0 1.25 0a.625 .625 0 1 0 -1.25 0zM14.375 18a.625 .625 0 1 0 1.25 0a.625 .625 0 1 0 -1.25 0z'
export const gym = 'M7.5 12h9M7.5 7v10M4.5 9v6M16.5 7v10M19.5 9v6M2.5 12h2M19.5 12h2'
export const hand =
  'M8.5 12V6.5a1.3 1.3 0 0 1 2.6 0V11M11.1 10.5V4.8a1.3 1.3 0 0 1 2.6 0v5.7M13.7 11V6a1.3 1.3 0 0 1 2.6 0v8.5c0 3.7-2 6-5 6c-2.2 0-3.5-1-4.7-3L4.5 13.8c-.8-1.5 1-2.5 2-1.2l2 2.4'
export const hat = 'M5 15c0-5 3-8 7-8s7 3 7 8M3.5 15h17v3.5h-17zM12 7V4.5'
export const heart =
  'M12 20C6.5 16 3.5 12.7 3.5 9.2A4.7 4.7 0 0 1 8.2 4.5c1.6 0 3 .8 3.8 2.1c.8-1.3 2.2-2.1 3.8-2.1a4.7 4.7 0 0 1 4.7 4.7C20.5 12.7 17.5 16 12 20z'
export const house = 'M4 11l8-7l8 7M6 9.5V20h12V9.5M10 20v-5.5h4V20'
export const info = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 11v5M12 8h.01'
export const instagram =
  'M8.5 4h7a4.5 4.5 0 0 1 4.5 4.5v7a4.5 4.5 0 0 1 -4.5 4.5h-7a4.5 4.5 0 0 1 -4.5 -4.5v-7a4.5 4.5 0 0 1 4.5 -4.5zM8.4 12a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0zM16.8 7.2h.01'
export const landscape = 'M3 19l6-10l4 6.5l2.5-3.5l5.5 7zM17 6.8h.01M15.4 6.8a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z'
export const layers = 'M12 4l8.5 4.5L12 13L3.5 8.5zM3.5 12.5L12 17l8.5-4.5M3.5 16.3L12 20.8l8.5-4.5'
export const lift =
  'M7 3.5h10a2 2 0 0 1 2 2v13a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-13a2 2 0 0 1 2 -2zM9.5 10l2.5-3l2.5 3M9.5 14l2.5 3l2.5-3'
export const list = 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01'
export const lock =
  'M7 10.5h10a2 2 0 0 1 2 2v5.5a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-5.5a2 2 0 0 1 2 -2zM8 10.5V8a4 4 0 0 1 8 0v2.5'
export const mail = 'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-13a2 2 0 0 1 -2 -2v-9a2 2 0 0 1 2 -2zM4 7l8 6 8-6'
export const map = 'M3.5 6.5 9 4l6 2.5L20.5 4v13.5L15 20l-6-2.5L3.5 20zM9 4v13.5M15 6.5V20'
export const medicine = 'M9.5 4h5v5.5H20v5h-5.5V20h-5v-5.5H4v-5h5.5z'
export const menu = 'M4 7h16M4 12h16M4 17h16'
export const minus = 'M5 12h14'
export const mitten = 'M7 20h9v-4.5M7 20v-9.5a4 4 0 0 1 8 0V13l1.8-1.8a1.7 1.7 0 0 1 2.4 2.4L16 17M7 16.5h9'
export const monument = 'M12 3.5l2 3l-.8 9.5h-2.4L10 6.5zM8 16h8v4H8zM5 20h14'
export const moon = 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z'
export const museum = 'M3.5 9.5 12 4l8.5 5.5zM5.5 9.5v8M10 9.5v8M14 9.5v8M18.5 9.5v8M3.5 20h17'
export const odnoklassniki =
  'M8.7 7.5a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0 -6.6 0zM7.5 13.5c3 1.7 6 1.7 9 0M12 15v1l-3.5 4M12 16l3.5 4'
export const offline =
  'M3 3l18 18M5 12.5a10 10 0 0 1 3-2M19 12.5a10 10 0 0 0-6-2.9M8.5 16a5 5 0 0 1 6.5-.4M2.5 9a14 14 0 0 1 4-2.5M21.5 9A14 14 0 0 0 11 5.2M12 19.5h.01'
export const organisation = 'M5 20V6l7-3 7 3v14M3 20h18M9 9h2M13 9h2M9 13h2M13 13h2M10.5 20v-3.5h3V20'
export const parka = 'M8.5 4 4 7v8h3v5.5h10V15h3V7l-4.5-3M8.5 4c.5 2.5 6.5 2.5 7 0M12 9v11.5M9.5 14h.01'
export const parking =
  'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1 -3 3h-10a3 3 0 0 1 -3 -3v-10a3 3 0 0 1 3 -3zM9.5 17V7.5h3.3a2.9 2.9 0 0 1 0 5.8H9.5'
export const paw =
  'M5.5 10.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0zM15.5 10.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0zM8.5 6.3a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0zM12.5 6.3a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0zM12 12c2.5 0 4.8 2.7 4.8 5c0 1.7-1.3 2.5-2.6 2.3c-1.5-.3-2.9-.3-4.4 0C8.5 19.5 7.2 18.7 7.2 17c0-2.3 2.3-5 4.8-5z'
export const people =
  'M6 8.5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM3 19.5c.6-3.5 3-5.2 6-5.2s5.4 1.7 6 5.2M15.5 5.8a3 3 0 0 1 0 5.5M17.5 14.6c2 .6 3.2 2.3 3.6 4.9'
export const phone =
  'M6 4h3.5l1.5 4.5-2 1.5a11 11 0 0 0 5 5l1.5-2 4.5 1.5V18c0 1.2-.9 2-2 2C10.8 20 4 13.2 4 6c0-1.1.8-2 2-2z'
export const pin =
  'M12 21c4-5 6.5-8 6.5-11.3a6.5 6.5 0 0 0-13 0C5.5 13 8 16 12 21zM9.8 9.7a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0z'
export const plane = 'M10.5 13.5 3.5 12l1.5-1.5 6 .5 4-4c1-1 3-1.5 3.7-.8s.2 2.7-.8 3.7l-4 4 .5 6L13 21l-1.5-7z'
export const plus = 'M12 5v14M5 12h14'
export const pool =
  'M3 17.5c1.5-1.3 3-1.3 4.5 0s3 1.3 4.5 0s3-1.3 4.5 0s3 1.3 4.5 0M3 21c1.5-1.3 3-1.3 4.5 0s3 1.3 4.5 0s3-1.3 4.5 0s3 1.3 4.5 0M8 15V5.5a2 2 0 0 1 4 0M16 15V5.5a2 2 0 0 0-4 0M8 10.5h8'
export const print =
  'M7 8.5V4h10v4.5M7 16.5H5.5A1.5 1.5 0 0 1 4 15v-5a1.5 1.5 0 0 1 1.5-1.5h13A1.5 1.5 0 0 1 20 10v5a1.5 1.5 0 0 1-1.5 1.5H17M7 14h10v6H7z'
export const rain =
  'M7 14.5a4 4 0 0 1-.5-8A5.5 5.5 0 0 1 17 5.5a4.5 4.5 0 0 1 0 9zM8.5 17.5l-1 3M12.5 17.5l-1 3M16.5 17.5l-1 3'
export const refresh = 'M20 12a8 8 0 1 1-2.3-5.7M20 4v4.5h-4.5'
export const rutube =
  'M6.5 5.5h11a3 3 0 0 1 3 3v7a3 3 0 0 1 -3 3h-11a3 3 0 0 1 -3 -3v-7a3 3 0 0 1 3 -3zM10.5 9.5l4 2.5-4 2.5z'
export const sea =
  'M3 8c1.5-1.3 3-1.3 4.5 0s3 1.3 4.5 0s3-1.3 4.5 0s3 1.3 4.5 0M3 13c1.5-1.3 3-1.3 4.5 0s3 1.3 4.5 0s3-1.3 4.5 0s3 1.3 4.5 0M3 18c1.5-1.3 3-1.3 4.5 0s3 1.3 4.5 0s3-1.3 4.5 0s3 1.3 4.5 0'
export const search = 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0zM16 16l4.5 4.5'
export const share =
  'M3.7 12a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0zM15.2 6a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0zM15.2 18a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0zM8 11l7.5-4M8 13l7.5 4'
export const shield = 'M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9c-4-1.5-7-4.5-7-9V6z'
export const shirt = 'M8.5 4.5 3.5 7.5l1.5 4 2.5-1v10h9v-10l2.5 1 1.5-4-5-3c-.8 2.3-6.2 2.3-7 0z'
export const signLanguage =
  'M8 13V7.5a1.3 1.3 0 0 1 2.6 0V12M10.6 11V5.5a1.3 1.3 0 0 1 2.6 0V11M13.2 11V6.5a1.3 1.3 0 0 1 2.6 0V14c0 4-2 6.5-5 6.5-2.3 0-3.6-1-5-3.5l-1.6-3c-.7-1.4 1-2.3 1.9-1.1L8 15'
export const signOut = 'M14 8V5H5v14h9v-3M10 12h10.5M17.5 9l3 3l-3 3'
export const ski = 'M6 3.5l4.5 15a2.5 2.5 0 0 0 2.5 2M18 3.5l-4.5 15a2.5 2.5 0 0 1-2.5 2M4 8l2.5-.8M20 8l-2.5-.8'
export const sled = 'M3 15h14c2.5 0 4-1.5 4-4M7 15v3M15 15v3M3 18h16M6 15l2-5h5l2 5'
export const snowCloud =
  'M7 15a4 4 0 0 1-.5-8A5.5 5.5 0 0 1 17 6a4.5 4.5 0 0 1 0 9zM8.075 18.5a.425 .425 0 1 0 .85 0a.425 .425 0 1 0 -.85 0zM11.575 20.5a.425 .425 0 1 0 .85 0a.425 .425 0 1 0 -.85 0zM15.075 18.5a.425 .425 0 1 0 .85 0a.425 .425 0 1 0 -.85 0z'
export const snowflake = 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5'
export const spa =
  'M12 20c-4.5 0-8-2.5-8.5-7.5c4 0 7 2 8.5 7.5zM12 20c4.5 0 8-2.5 8.5-7.5c-4 0-7 2-8.5 7.5zM8.5 12.5c.3-3.5 1.5-6 3.5-8.5c2 2.5 3.2 5 3.5 8.5'
export const stage = 'M4 5c5 1.5 11 1.5 16 0v6c0 5-3.5 9-8 9s-8-4-8-9zM8 10.5h2M14 10.5h2M8.5 14.5c2 2 5 2 7 0'
export const star = 'M12 3.8l2.5 5.2l5.7.8l-4.1 4l1 5.7l-5.1-2.7l-5.1 2.7l1-5.7l-4.1-4l5.7-.8z'
export const sun =
  'M8.2 12a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4'
export const sunCloud =
  'M8 19.5a3.5 3.5 0 0 1-.4-7 5 5 0 0 1 9.5-.5 3.8 3.8 0 0 1-.1 7.5zM9.5 4.5v-1M4.8 6.8 4 6M3 11h1M14.3 6.8 15 6M6.5 9.8a3.3 3.3 0 0 1 5.5-1.5'
export const target = 'M5.5 12a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0zM12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4'
export const telegram = 'm3.5 11.5 17-7-3 15-6-4.5-3 3v-5z'
export const thermometer = 'M10 13.5V5.5a2 2 0 0 1 4 0v8a4 4 0 1 1-4 0zM12 10v6.5'
export const ticket = 'M3.5 7h17v3.2a2 2 0 0 0 0 3.6V17h-17v-3.2a2 2 0 0 0 0-3.6zM14 7v2M14 11v2M14 15v2'
export const toilet =
  'M5.8 5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0zM14.8 5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0zM7.5 9v11M5 9h5l-.5 6h-4zM16.5 9v11M14 15l1.2-6h2.6L19 15z'
export const track =
  'M4 18.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM16 5.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM8 18.5h6a3.3 3.3 0 0 0 0-6.5H10a3.3 3.3 0 0 1 0-6.5h6'
export const train =
  'M8.5 3.5h7a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1 -2.5 2.5h-7a2.5 2.5 0 0 1 -2.5 -2.5v-8a2.5 2.5 0 0 1 2.5 -2.5zM6 10.5h12M9 13.5h.01M15 13.5h.01M8.5 16.5 6 20.5M15.5 16.5l2.5 4'
export const trash = 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5'
export const tree = 'M12 3 7.5 9.5h2.2L6 15h12l-3.7-5.5h2.2zM12 15v6'
export const trousers = 'M7.5 4h9l1.5 16.5h-4.5L12 10.5l-1.5 10H6zM7.2 7.5h9.6'
export const undo = 'M9 14.5 4 9.5l5-5M4 9.5h10.5a5 5 0 0 1 0 10H11'
export const user = 'M8.3 8.5a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0 -7.4 0zM4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6'
export const viewpoint =
  'M3.5 15.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0zM13.5 15.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0zM4 13.5L7 6h2.5v7M20 13.5L17 6h-2.5v7M10.5 15c1-.7 2-.7 3 0'
export const vkontakte = 'M3.5 7c.3 6.5 3.5 10.5 9 10.5V7M12.5 11.5c3-.3 4.7-2.2 5.5-4.5M12.5 12c3.2.2 5.2 2 6.5 5.5'
export const walk =
  'M11.4 4.5a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0zM9 20.5l2.5-6L9 12l1.5-4.5L13 8l1.5 2.5 2.5 1M11.5 14.5 15 17l1 3.5M10 8l-3 2v2.5'
export const warning = 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17h.01'
export const wheelchair =
  'M9.5 4.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0zM11 8v6h5l2.5 5M11 10.5h4M9 11.2a4.7 4.7 0 1 0 5.8 6.3'
export const wifi = 'M3 9.5a13 13 0 0 1 18 0M6 13a8.6 8.6 0 0 1 12 0M9 16.3a4.3 4.3 0 0 1 6 0M12 19.5h.01'
export const wind = 'M3 9.5h11a2.5 2.5 0 1 0-2.5-2.5M3 13h15a2.5 2.5 0 1 1-2.5 2.5M3 16.5h8a2 2 0 1 1-2 2'
export const yoga =
  'M10.2 5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM12 8.5v6M12 14.5c-3 0-6.5 1-7.5 3.5h15c-1-2.5-4.5-3.5-7.5-3.5zM12 9.5l-5.5 4M12 9.5l5.5 4'
export const youtube =
  'M7 5.5h10a4 4 0 0 1 4 4v5a4 4 0 0 1 -4 4h-10a4 4 0 0 1 -4 -4v-5a4 4 0 0 1 4 -4zM10.3 9.3l4.6 2.7l-4.6 2.7z'

/** The category icons' own names for drawings that exist already. */
export { chum as ethno, wheelchair as disabled }

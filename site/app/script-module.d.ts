declare module 'virtual:early-script' {
  /** A script without comments, as text. */
  const text: string
  export default text
}

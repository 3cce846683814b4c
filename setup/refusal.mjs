/** A problem that the user can solve; its message is a whole sentence for them. */
export class Refusal extends Error {}

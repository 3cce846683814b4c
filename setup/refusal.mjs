/** A problem that a person can solve: its message is one whole sentence for them. */
export class Refusal extends Error {}

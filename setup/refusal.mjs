/** Something a person can put right: its message is the whole sentence they need. */
export class Refusal extends Error {}

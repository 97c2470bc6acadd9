/** What is derived from other rows, and can be compared with them and set right. */
export interface Derived {
  what: string
  /** How many differ. With `repair` they are set right. */
  recount: (options: { repair: boolean }) => Promise<number>
}

/** What a context stores that `doctor` compares: totals, search indexes, and the files that its rows name. */
export interface Upkeep {
  totals?: Derived[]
  indexes?: Derived[]
  files?: { what: string; countMissing: () => Promise<number> }[]
}

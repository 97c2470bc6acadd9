/** A person without an account, by cookie and by address. Both are keyed hashes. */
export interface Visitor {
  visitor: string
  address: string
}

/** A visitor who may have no cookie yet. */
export interface KnownVisitor {
  visitor: string | null
  address: string
}

/** A person without an account, by cookie and by address. Both are keyed hashes. */
export interface Visitor {
  visitor: string
  address: string
}

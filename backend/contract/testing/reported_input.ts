/** An input that once failed, with its correct result, as listed in `reported_inputs.json`. */
export interface ReportedInput {
  id: string
  /** Inputs of one kind have failed for the same reason, and are checked by one rule. */
  kind: string
  /** The place of the input. */
  where: string
  input: unknown
  right: unknown
  /** The tests that check it: those of the server and the contract, of the kit, or of a browser; absent if none does. */
  by?: 'server' | 'kit' | 'browser'
}

/** An input that failed once, with what is right, as `reported_inputs.json` lists them. */
export interface ReportedInput {
  id: string
  /** Inputs of one kind fail for one reason, and are checked by one rule. */
  kind: string
  /** Where the input arrives. */
  where: string
  input: unknown
  right: unknown
  /** The tests that check it: those of the server and the contract, of the kit, or of a browser; absent while none does. */
  by?: 'server' | 'kit' | 'browser'
}

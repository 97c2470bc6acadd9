export type State = 'ok' | 'warning' | 'error'

/** The result of a check, as a sentence for the operator. */
export interface Finding {
  name: string
  state: State
  message: string
}

type Check = () => Promise<Finding[]>

/** Runs a check with a timeout; an error becomes a finding too. */
export async function findingsOf(name: string, check: Check): Promise<Finding[]> {
  try {
    return await check()
  } catch (error) {
    return [{ name, state: 'error', message: (error as Error).message }]
  }
}

const SIGNS: Record<State, string> = { ok: '✓', warning: '!', error: '✗' }

/** A finding as a line of the report. */
export const reportOf = ({ name, state, message }: Finding): string =>
  `${SIGNS[state]} ${name.padEnd(WIDTH)} ${message}`

const WIDTH = 14

import { CircuitBreakers } from '#core/network/services/circuit_breakers'
import { isUnanswered } from '#core/runtime/with_timeout'

/** How long a provider may take for all requests of one sign-in. */
const TIMEOUT_MS = 10_000

const providers = new CircuitBreakers('sign-in provider', {
  deadline: TIMEOUT_MS,
  isAnswer: (error) => !isUnanswered(error),
})

/** Asks a provider, by name. While it does not answer, only one sign-in at a time waits for it. */
export const callProvider = <Value>(
  provider: string,
  call: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> => providers.run(provider, call)

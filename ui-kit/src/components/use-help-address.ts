import { usePlatform } from '../platform/platform-context.ts'

/** Returns the address of the guide on the server, or of a page below it. */
export function useHelpAddress(): (page?: string) => string {
  const { kind, origin } = usePlatform()
  const base = kind === 'web' ? '/help' : `${origin()}/help`
  return (page = '') => base + page
}

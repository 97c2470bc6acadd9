/** Why a server or `prepare` does not start on this database, as a sentence for its operator. `bin/refusal.ts` prints it. */
export class StartRefused extends Error {
  code = 'E_START_REFUSED'
}

import { Resolver } from 'node:dns/promises'
import { hasValue, recordName } from '#organizations/domains/rules/domain_record'
import type { LookUp } from '#organizations/domains/rules/judge_check'

const TRY_TIMEOUT_MS = 2_000
const TRIES = 2
/** For everything together, however many name servers this machine has. */
const TIMEOUT_MS = 6_000
const NO_SUCH_RECORD = new Set(['ENOTFOUND', 'ENODATA'])

interface Options {
  servers?: readonly string[]
  tryTimeout?: number
  timeout?: number
}

/** Looks TXT records up. A DNS answer has at most 64 kB. Tests replace it by an instance with another name server. */
export class TxtRecords {
  readonly #options: Options

  constructor(options: Options = {}) {
    this.#options = options
  }

  /** Whether a record of a domain, or below it at `_fanfare`, has a value. Never rejects. */
  async lookUp(domain: string, value: string): Promise<LookUp> {
    const { servers, tryTimeout = TRY_TIMEOUT_MS, timeout = TIMEOUT_MS } = this.#options
    const resolver = new Resolver({ timeout: tryTimeout, tries: TRIES })
    if (servers) resolver.setServers(servers)
    const timer = setTimeout(() => resolver.cancel(), timeout)
    try {
      return await firstFound([recordName(domain), domain].map((name) => lookUpName(resolver, name, value)))
    } finally {
      clearTimeout(timer)
      resolver.cancel()
    }
  }
}

async function lookUpName(resolver: Resolver, name: string, value: string): Promise<LookUp> {
  try {
    const records = await resolver.resolveTxt(name)
    return records.some((parts) => hasValue(parts, value)) ? 'found' : 'missing'
  } catch (error) {
    return NO_SUCH_RECORD.has((error as { code?: string }).code ?? '') ? 'missing' : 'failed'
  }
}

/** A record that is found counts at once, even while another name is not answered. */
async function firstFound(lookUps: readonly Promise<LookUp>[]): Promise<LookUp> {
  const found = lookUps.map(async (lookUp) => {
    if ((await lookUp) !== 'found') throw new Error('not found')
  })
  try {
    await Promise.any(found)
    return 'found'
  } catch {
    return (await Promise.all(lookUps)).includes('failed') ? 'failed' : 'missing'
  }
}

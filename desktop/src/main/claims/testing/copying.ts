import type { OrganizationClaim } from '@fanfare/contract/suggestions/data/offer.ts'
import type { CheckedClient } from '../../core/checked-client.ts'
import type { State } from '../../core/state.ts'
import { createDeviceStorage } from '../../core/device-storage.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { createClaims } from '../claims.ts'

/** The request of Copy next. */
export const NEXT = 'POST /posts/organization/northwind/claim-next'

/** The response to a claim in an organization. */
export function aClaim(
  changes: { id?: string; content?: string; post?: Partial<OrganizationClaim['post']> } = {},
) {
  const { id = 'c1', content = 'Well measured!', post } = changes
  return {
    comment: { id, content, copiedContent: null },
    availableCount: 1,
    post: {
      id: 'post-1',
      title: 'How we cut our latency in half',
      postUrl: 'https://social.example/posts/1',
      isSensitive: false,
      ...post,
    },
  }
}

export interface CopyingFacts {
  /** Whether the clipboard works. */
  clipboard?: boolean
  /** The folder of an earlier run. */
  folder?: string
  tokenAt?: (address: string) => string | null
  now?: () => number
}

/** Claims, with fakes for everything outside of the client. */
export function setUpCopying(
  api: CheckedClient,
  state: State,
  { clipboard = true, folder = temporaryFolder(), tokenAt = () => 'secret-token', now }: CopyingFacts = {},
) {
  const happened: string[] = []
  const claims = createClaims({
    state,
    storage: createDeviceStorage(folder),
    apiIn: () => api,
    tokenAt,
    ensureOffers: async () => undefined,
    writeText: async (text) => {
      happened.push(`copied ${text}`)
      return clipboard
    },
    clearText: async (text) => void happened.push(`cleared ${text}`),
    openExternal: (url) => void happened.push(`opened ${url}`),
    wait: async () => undefined,
    now,
  })
  return { ...claims, state, happened, folder }
}

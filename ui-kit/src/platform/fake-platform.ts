import type { CopyOutcome, OpenOutcome, Platform, SaveOutcome, ShareData, ShareOutcome } from './platform.ts'

export interface FakePlatform extends Platform {
  copied: string[]
  shared: ShareData[]
  saved: { name: string; content: Blob }[]
  opened: string[]
  redirects: string[]
  /** The outcomes of the next calls. */
  answers: { copy: CopyOutcome; open: OpenOutcome; share: ShareOutcome; save: SaveOutcome }
}

/** A platform in memory that records its calls. */
export function createFakePlatform(stored: Record<string, string> = {}): FakePlatform {
  const values = new Map(Object.entries(stored))
  const fake: FakePlatform = {
    kind: 'web',
    copied: [],
    shared: [],
    saved: [],
    opened: [],
    redirects: [],
    answers: { copy: 'copied', open: 'opened', share: 'unsupported', save: 'saved' },
    copy: async (text) => {
      if (fake.answers.copy === 'copied') fake.copied.push(text)
      return fake.answers.copy
    },
    share: async (data) => {
      if (fake.answers.share === 'shared') fake.shared.push(data)
      return fake.answers.share
    },
    saveFile: async (name, content) => {
      if (fake.answers.save === 'saved') fake.saved.push({ name, content })
      return fake.answers.save
    },
    openExternal: (url) => {
      if (fake.answers.open === 'opened') fake.opened.push(url)
      return fake.answers.open
    },
    redirect: (url) => void fake.redirects.push(url),
    origin: () => location.origin,
    storage: {
      get: (key) => values.get(key) ?? null,
      set: (key, value) => void values.set(key, value),
      remove: (key) => void values.delete(key),
    },
  }
  return fake
}

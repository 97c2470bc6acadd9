import type { CopyOutcome, Platform, ShareData, ShareOutcome } from './platform.ts'

export interface FakePlatform extends Platform {
  copied: string[]
  shared: ShareData[]
  opened: string[]
  /** What the next calls answer. */
  answers: { copy: CopyOutcome; share: ShareOutcome }
}

/** A platform in memory that writes down what it was asked to do. */
export function createFakePlatform(stored: Record<string, string> = {}): FakePlatform {
  const values = new Map(Object.entries(stored))
  const fake: FakePlatform = {
    kind: 'web',
    copied: [],
    shared: [],
    opened: [],
    answers: { copy: 'copied', share: 'unsupported' },
    copy: async (text) => {
      if (fake.answers.copy === 'copied') fake.copied.push(text)
      return fake.answers.copy
    },
    share: async (data) => {
      if (fake.answers.share === 'shared') fake.shared.push(data)
      return fake.answers.share
    },
    openExternal: (url) => void fake.opened.push(url),
    storage: {
      get: (key) => values.get(key) ?? null,
      set: (key, value) => void values.set(key, value),
      remove: (key) => void values.delete(key),
    },
  }
  return fake
}

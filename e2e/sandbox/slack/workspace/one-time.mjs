import { newSecret } from '../ids.mjs'

const TRIGGER_TTL_MS = 3_000
const RESPONSE_TTL_MS = 30 * 60_000
const RESPONSES_MAX = 5

/** Trigger ids, which open one view within three seconds. */
export function createTriggers() {
  const triggers = new Map()
  return {
    make(ttlMs = TRIGGER_TTL_MS) {
      const id = `${newSecret('trigger')}`
      triggers.set(id, { expiresAt: Date.now() + ttlMs })
      return id
    },
    /** The error of Slack, or nothing. */
    spend(id) {
      const trigger = triggers.get(id)
      if (!trigger) return 'invalid_trigger_id'
      if (trigger.spent) return 'exchanged_trigger_id'
      if (trigger.expiresAt < Date.now()) return 'expired_trigger_id'
      trigger.spent = true
      return undefined
    },
  }
}

/** Response URLs, which accept five posts within thirty minutes. */
export function createResponseUrls(baseUrl) {
  const entries = new Map()
  return {
    make(context) {
      const key = newSecret('hook')
      entries.set(key, { ...context, posts: 0, expiresAt: Date.now() + RESPONSE_TTL_MS })
      return `${baseUrl}/hooks/${key}`
    },
    expire: () => entries.forEach((entry) => Object.assign(entry, { expiresAt: 0 })),
    /** What the URL was made for, or the error of Slack. */
    spend(key) {
      const entry = entries.get(key)
      if (!entry || entry.expiresAt < Date.now()) return { error: 'expired_url' }
      if (entry.posts >= RESPONSES_MAX) return { error: 'used_url' }
      entry.posts += 1
      return entry
    },
  }
}

import { nextTs } from '../ids.mjs'

/** The messages of all conversations, oldest first, deleted ones included. */
export function createMessages(onChange) {
  const records = []

  const find = (channel, ts) =>
    records.find((record) => record.channel === channel && record.message.ts === ts && !record.deletedAt)

  return {
    find,
    all: () => records,
    of: (channel) => records.filter((record) => record.channel === channel && !record.deletedAt),
    /** Adds a message. `facts` are its origin: token, method, `visibleTo` for one user only. */
    post(channel, message, facts = {}) {
      const record = {
        channel,
        at: new Date().toISOString(),
        ...facts,
        message: { type: 'message', ts: nextTs(), ...message },
      }
      records.push(record)
      onChange()
      return record
    },
    update(record, changes) {
      Object.assign(record.message, changes, { edited: { user: record.message.user, ts: nextTs() } })
      onChange()
    },
    attach(record, attachments) {
      record.message.attachments = [...(record.message.attachments ?? []), ...attachments]
      onChange()
    },
    remove(record) {
      record.deletedAt = new Date().toISOString()
      onChange()
    },
  }
}

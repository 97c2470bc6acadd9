import { expect, it } from 'vitest'
import { untoldChanges } from './untold-changes.ts'

it('leaves out what the sentence tells', () => {
  const host = { name: 'News', state: 'approved', includesSubdomains: 'true' }
  const entry = { action: 'host.approved', subject: 'news.example', before: null } as const
  expect(untoldChanges({ ...entry, after: { ...host, posts: '0' } }).after).toEqual({
    includesSubdomains: 'true',
  })
  const post = { action: 'post.rejected', subject: 'A post', before: { status: 'pending' } } as const
  expect(untoldChanges({ ...post, after: { status: 'rejected', reason: 'Spam' } })).toEqual({
    before: {},
    after: { reason: 'Spam' },
  })
})

it('leaves out what has not changed, and the name of the subject', () => {
  const host = { name: 'News', state: 'approved', includesSubdomains: 'false' }
  const changed = { action: 'host.changed', subject: 'news.example', before: host } as const
  expect(untoldChanges({ ...changed, after: { ...host, includesSubdomains: 'true' } })).toEqual({
    before: { includesSubdomains: 'false' },
    after: { includesSubdomains: 'true' },
  })
  const tag = { name: 'press', isPredefined: 'false', posts: '3' }
  expect(untoldChanges({ action: 'tag.deleted', subject: 'press', before: tag, after: null })).toEqual({
    before: { posts: '3' },
    after: null,
  })
})

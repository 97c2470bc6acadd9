import { expect, it } from 'vitest'
import type { AuditEntry } from '@fanfare/contract/organizations/data/audit.ts'
import { auditActor, auditChanges, auditSubject } from './audit-entry.ts'

const REMOVAL: AuditEntry = {
  id: 'entry-1',
  action: 'member.removed',
  actor: { id: 'user-1', name: 'Ana Ribeiro' },
  subject: 'Tomás Leal',
  before: { role: 'member' },
  after: null,
  createdAt: '2026-11-20T09:14:00.000Z',
}

it('names no subject when the actor is the subject', () => {
  expect(auditSubject({ ...REMOVAL, action: 'member.left', subject: 'Ana Ribeiro' })).toBeNull()
})

it.each(['organization.updated', 'templates.updated'] as const)(
  'names no subject for the organization itself (%s)',
  (action) => {
    expect(auditSubject({ ...REMOVAL, action, subject: 'Northwind Labs' })).toBeNull()
  },
)

it('names the affected user as the subject', () => {
  expect(auditSubject(REMOVAL)).toBe('Tomás Leal')
})

it('keeps the name of a deleted user', () => {
  expect(auditSubject({ ...REMOVAL, action: 'member.joined', actor: null })).toBe('Tomás Leal')
})

const ENDED: AuditEntry = {
  ...REMOVAL,
  action: 'integration.disconnected',
  actor: null,
  subject: 'Slack',
  before: { teamName: 'Northwind' },
  after: { endedBy: 'Slack' },
}

it('nobody is named when the account has been deleted', () => {
  expect(auditActor({ ...ENDED, after: null })).toBeNull()
  expect(auditChanges(REMOVAL)).toEqual({ before: { role: 'member' }, after: null })
})

it('names Slack as who ended a connection, and not again as a change', () => {
  expect(auditActor(ENDED)).toBe('Slack')
  expect(auditChanges(ENDED)).toEqual({ before: { teamName: 'Northwind' }, after: {} })
})

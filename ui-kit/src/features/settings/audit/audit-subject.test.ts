import { expect, it } from 'vitest'
import type { AuditEntry } from '@fanfare/contract/data/audit.ts'
import { auditSubject } from './audit-subject.ts'

const REMOVAL: AuditEntry = {
  id: 'entry-1',
  action: 'member.removed',
  actor: { id: 'user-1', name: 'Ana Ribeiro' },
  subject: 'Tomás Leal',
  before: { role: 'member' },
  after: null,
  createdAt: '2026-11-20T09:14:00.000Z',
}

it('is not said twice of somebody who did something themselves', () => {
  expect(auditSubject({ ...REMOVAL, action: 'member.left', subject: 'Ana Ribeiro' })).toBeNull()
})

it.each(['organization.updated', 'templates.updated'] as const)('is not the organization (%s)', (action) => {
  expect(auditSubject({ ...REMOVAL, action, subject: 'Northwind Labs' })).toBeNull()
})

it('is whoever it was done to', () => {
  expect(auditSubject(REMOVAL)).toBe('Tomás Leal')
})

it('keeps the name of somebody who has left the product', () => {
  expect(auditSubject({ ...REMOVAL, action: 'member.joined', actor: null })).toBe('Tomás Leal')
})

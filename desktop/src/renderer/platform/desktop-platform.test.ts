import { expect, it, vi } from 'vitest'
import { change } from '../testing/change.ts'
import { callsOf } from '../testing/fake-bridge.ts'
import { organizationChoice } from './desktop-platform.ts'

it('chooses the organization in main, and follows its choice', () => {
  const listener = vi.fn<() => void>()
  const stop = organizationChoice.onChange(listener)
  organizationChoice.set('org-2')
  expect(callsOf('organization:choose')).toEqual([['org-2']])
  expect(organizationChoice.get()).toBe('org-1')
  change({ organizationId: 'org-2' })
  expect(organizationChoice.get()).toBe('org-2')
  expect(listener).toHaveBeenCalledTimes(1)
  change({ pausedUntil: 3 })
  stop()
  change({ organizationId: 'org-1' })
  expect(listener).toHaveBeenCalledTimes(1)
})

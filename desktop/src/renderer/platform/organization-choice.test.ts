import { expect, it, vi } from 'vitest'
import { change } from '../testing/change.ts'
import { callsOf } from '../testing/fake-bridge.ts'
import { mainOrganizationChoice } from './organization-choice.ts'

it('asks main to choose, and follows what main says', () => {
  const listener = vi.fn<() => void>()
  const stop = mainOrganizationChoice.onChange(listener)
  mainOrganizationChoice.set('org-2')
  expect(callsOf('organization:choose')).toEqual([['org-2']])
  expect(mainOrganizationChoice.get()).toBe('org-1')
  change({ organizationId: 'org-2' })
  expect(mainOrganizationChoice.get()).toBe('org-2')
  expect(listener).toHaveBeenCalledTimes(1)
  change({ unread: 3 })
  stop()
  change({ organizationId: 'org-1' })
  expect(listener).toHaveBeenCalledTimes(1)
})

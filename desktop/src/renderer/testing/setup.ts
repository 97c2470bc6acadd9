import { resetBridge } from './fake-bridge.ts'
import { beforeEach } from 'vitest'
import { fakeApi } from '@fanfare/ui-kit/testing/fake-api.ts'
import { useDesktop } from '../desktop-store.ts'
import { aDesktop } from './fixtures.ts'

beforeEach(() => {
  resetBridge()
  fakeApi()
  useDesktop.setState(aDesktop(), true)
})

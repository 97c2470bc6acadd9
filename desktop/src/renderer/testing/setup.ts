import { resetBridge } from './fake-bridge.ts'
import { beforeEach } from 'vitest'
import { useDesktop } from '../desktop-store.ts'
import { aDesktop } from './fixtures.ts'

beforeEach(() => {
  resetBridge()
  useDesktop.setState(aDesktop(), true)
})

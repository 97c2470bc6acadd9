import { beforeEach } from 'vitest'
import { fakeBridge, resetBridge } from './fake-bridge.ts'

window.desktop = fakeBridge
beforeEach(resetBridge)

import '../styles/theme.css'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

configure({ asyncUtilTimeout: 4_000 })

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
